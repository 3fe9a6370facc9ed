import { printed, type Found } from './found';

/** What somebody who watches files is told after a change: each finding once, and each file that is right again. */
export function newsOf(before: readonly Found[], now: readonly Found[]): readonly string[] {
  const told = new Set(before.flatMap((one) => printed(one)));
  const wrong = new Set(now.map(({ file }) => file));
  const mended = [...new Set(before.map(({ file }) => file))].filter((file) => !wrong.has(file));
  return [
    ...now.flatMap((one) => printed(one)).filter((line) => !told.has(line)), ...mended.map((file) => `${file}: no mistakes any more.`),
  ];
}
