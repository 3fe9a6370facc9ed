import { overlap } from '../context/paths';
import { exitsOf } from '../definition/graph';
import { answersAt, writtenByOthers } from '../definition/kept';
import type { FlowDefinition, Path, Step } from '../types';
import type { Trail } from '../definition/trail';
import { withContent } from './content';
import type { Report } from './finding';
import type { Known } from './known';
import { mentions } from './mentions';

/**
 * An answer that is only asked behind the step that speaks of it. On a page a visitor who comes there first reads nothing in its place; a
 * rule of the step itself sees no answer behind it, of nobody.
 */
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
    const isRule = text === undefined && decides(path);
    if (kind !== 'path' || part !== 'steps' || step === undefined || (text === undefined && !isRule) || entryOf !== undefined) continue;
    const asking = asks(flow, name);
    const [first] = asking.filter((one) => behind(step).has(one));
    if (first === undefined || given.some((other) => overlap(other, name))) continue;
    if (asking.some((one) => one === step || behind(one).has(step))) continue;
    const isPrefilled = prefilled.some((other) => overlap(other, name));
    if (isRule && !isPrefilled) report({
      code: 'asked-later', path, at, message: `"${name}" is asked at "${first}", behind this step: here nobody has answered it yet.`,
      suggestion: 'Ask for it sooner, or decide behind that step.',
    });
    if (isRule) continue;
    const whose = isPrefilled ? 'who comes here first, and of whom it is not known before,'
      : 'who comes here first';
    report({
      code: 'asked-later', path, at, message: `"${name}" is asked at "${first}", behind this page: ${whose} reads nothing there.`,
      suggestion: 'Name an answer that is given before, or ask this one sooner.',
    });
  }
}
/** A rule of which way leads on from a step, or whether the step and its fields are asked: it reads the answers up to there. */
const decides = ([, , ...place]: Trail): boolean =>
  ['next', 'skip', 'asks', 'needs'].includes(place[0] ?? '') || (place[0] === 'on' && place[2] === 'next');
/** The steps that ask for it, as a field or inside one. */
const asks = ({ steps }: FlowDefinition, path: Path): readonly string[] =>
  Object.keys(steps).filter((name) => answersAt(steps[name] as Step).some((own) => overlap(own, path)));
