import { overlap } from '../context/paths';
import { exitsOf } from '../definition/graph';
import { answersAt, writtenByOthers } from '../definition/kept';
import type { FlowDefinition, Path, Step } from '../types';
import { withContent } from './content';
import type { Report } from './finding';
import type { Known } from './known';
import { mentions } from './mentions';

/** A page that names an answer which is only asked behind it: a visitor who comes there first reads nothing in its place. */
export function checkLater(flow: FlowDefinition, known: Known, report: Report): void {
  const behind = (name: string): ReadonlySet<string> => {
    const seen = new Set(exitsOf(flow, name));
    for (const one of seen) for (const next of exitsOf(flow, one)) seen.add(next);
    return seen;
  };
  // What is known before of some visitors is not known of all.
  const prefilled = Object.keys(flow.prefill ?? {});
  const given = writtenByOthers({ ...flow, prefill: {} });
  for (const { kind, name, path, at, text, entryOf } of [...mentions(flow), ...withContent(flow, known)]) {
    const [part, step] = path;
    if (kind !== 'path' || part !== 'steps' || step === undefined || text === undefined || entryOf !== undefined) continue;
    const asking = asks(flow, name);
    const [first] = asking.filter((one) => behind(step).has(one));
    if (first === undefined || given.some((other) => overlap(other, name))) continue;
    if (asking.some((one) => one === step || behind(one).has(step))) continue;
    const whose = prefilled.some((other) => overlap(other, name)) ? 'who comes here first, and of whom it is not known before,'
      : 'who comes here first';
    report({
      code: 'asked-later', path, at, message: `"${name}" is asked at "${first}", behind this page: ${whose} reads nothing there.`,
      suggestion: 'Name an answer that is given before, or ask this one sooner.',
    });
  }
}
/** The steps that ask for it, as a field or inside one. */
const asks = ({ steps }: FlowDefinition, path: Path): readonly string[] =>
  Object.keys(steps).filter((name) => answersAt(steps[name] as Step).some((own) => overlap(own, path)));
