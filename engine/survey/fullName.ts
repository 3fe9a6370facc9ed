const parts = ['pni_first_name', 'pni_middle_name', 'pni_last_name', 'pni_suffix'] as const;

/** The primary insured's name; parts that are blank leave no double space (SV-009). */
export const fullName = (person: Readonly<Record<string, unknown>> | undefined): string =>
  parts.map((part) => person?.[part])
    .filter((part) => typeof part === 'string')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
