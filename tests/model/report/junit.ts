import type { ReportData, ReportPart } from '#engine/explore';

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no word for control characters. */
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => names[char] as string)
  .replaceAll(/(?![\n\r\t])\p{Cc}/gu, '\uFFFD');
const attributes = (values: Readonly<Record<string, string | number | undefined>>): string =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(String(value))}"`])).join('');

/** The report as CI reads it: a suite for each kind of part, a test case for each part. What is undecided is an error, not a failure. */
export function junitOf({ flow, parts }: ReportData, seconds: number): string {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const counts = (some: readonly ReportPart[]) => ({
    tests: some.length, failures: some.filter(isFailed).length, errors: some.filter(({ state }) => state === 'undecided').length,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: flow, ...counts(parts), time: seconds.toFixed(3) })}>`,
    ...kinds.flatMap((kind) => {
      const own = parts.filter((part) => part.kind === kind);
      const cases = own.flatMap((part) => caseOf(flow, part));
      return [`  <testsuite${attributes({ name: `${flow}: ${kind}`, ...counts(own) })}>`, ...cases, '  </testsuite>'];
    }),
    '</testsuites>', '',
  ].join('\n');
}
const isFailed = ({ state }: ReportPart): boolean => state === 'dead' || state === 'broken';

function caseOf(flow: string, part: ReportPart): readonly string[] {
  const { kind, name, state, spot, reason = state } = part;
  const open = `    <testcase${attributes({ classname: `${flow}.${kind}`, name, file: spot?.file, line: spot?.line })}`;
  if (state === 'reached') return [`${open}/>`];
  const word = isFailed(part) ? 'failure' : 'error';
  const told = `<${word}${attributes({ type: state, message: reason })}>${escaped(traceOf(part))}</${word}>`;
  return [`${open}>`, `      ${told}`, '    </testcase>'];
}
function traceOf({ of, spot, traces }: ReportPart): string {
  const [first] = traces;
  return [
    ...(spot ? [`${spot.file}:${spot.line}`] : []), ...(of ? [`It follows from ${of}.`] : []),
    ...(first?.events ?? []).map(({ step, words }) => (step === undefined ? words : `${step}: ${words}`)),
  ].join('\n');
}
