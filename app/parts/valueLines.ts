/** The lines of a filled value, without the gaps of empty parts (`48 Alder Street, , Columbus`). */
export const valueLines = (value: string): readonly string[] =>
  value.split('\n').map((line) => line.replaceAll(/\s*,(?:\s*,)+/gu, ',').replaceAll(/^[\s,]+|[\s,]+$/gu, '').replaceAll(/ {2,}/gu, ' '))
    .filter((line) => line !== '');
