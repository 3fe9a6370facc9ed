/** `pm_9f0c…`: a prefix that says what it names, and 128 random bits. */
export const newId = (prefix: string): string => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
