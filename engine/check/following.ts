import type { Code } from './codes';
import { withConsequences, type Finding, type Fix } from './finding';

const causes: readonly Code[] = ['unknown-word', 'unknown-format', 'unknown-type', 'duplicate-key', 'unknown-modal'];
/** A definition of which these are told could not be read to its end. */
const unreadable: readonly Code[] = ['wrong-value', 'missing-word', 'not-a-definition', 'line-fails'];
const keyOf = ({ code, path, message }: Finding): string => `${code} ${path.join('.')} ${message}`;
const keysOf = (findings: readonly Finding[]): ReadonlySet<string> => new Set(findings.flatMap(withConsequences).map(keyOf));

/** Causes with what follows from them: all that is not found any more once the cause is mended. `mended` finds again, as far as it can. */
export function withFollowing(
  findings: readonly Finding[], mended: (cause: Finding) => readonly Finding[] | undefined,
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const all = keysOf(findings);
  const follows = new Map<Finding, Finding>();
  for (const cause of findings.filter(({ code }) => causes.includes(code))) {
    const left = mended(cause);
    if (!left || left.some((one) => unreadable.includes(one.code) && !all.has(keyOf(one)))) continue;
    const still = keysOf(left);
    for (const one of findings) if (!causes.includes(one.code) && !follows.has(one) && !still.has(keyOf(one))) follows.set(one, cause);
  }
  return findings.filter((one) => !follows.has(one)).map((one) => {
    const more = findings.filter((other) => follows.get(other) === one);
    return more.length === 0 ? one : { ...one, consequences: [...one.consequences ?? [], ...more] };
  });
}

/** What was probably meant: the fix, the name that is suggested, and a date where no format is near. */
function meantBy({ code, fix, key, suggestion = '' }: Finding): Fix | undefined {
  const [, near] = /^Did you mean "([^"]+)"\?$/u.exec(suggestion) ?? [];
  if (fix) return fix;
  if (near !== undefined) return key ? { rename: near } : { value: near };
  return code === 'unknown-format' ? { value: 'date' } : undefined;
}
/** The plain data with what was meant by a finding; undefined where nobody knows. `path` is where it stands there. */
export function withMeant(data: unknown, finding: Finding, path = finding.path): unknown {
  const meant = meantBy(finding);
  const name = path.at(-1);
  if (!meant || name === undefined) return undefined;
  const copy: unknown = JSON.parse(JSON.stringify(data));
  const owner = path.slice(0, -1).reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], copy);
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, name)) return undefined;
  const parts = owner as Record<string, unknown>;
  if ('value' in meant) parts[name] = meant.value;
  else {
    parts[meant.rename] = parts[name];
    delete parts[name];
  }
  return copy;
}
