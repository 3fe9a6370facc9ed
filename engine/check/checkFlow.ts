import type { FlowDefinition } from '../types';
import { checkAgreements } from './agreements';
import { checkAnswerable } from './answerable';
import { checkDeadEnds } from './branches';
import { checkConsents } from './consents';
import { checkContents } from './content';
import { checkDialogs } from './dialogs';
import { checkFields } from './fields';
import { sentence, type Finding, type Report } from './finding';
import { fold } from './fold';
import { withFollowing, withMeant } from './following';
import { checkKinds } from './kinds';
import { checkLater } from './later';
import type { ExternalNames, Known } from './known';
import { checkNames } from './names';
import { checkRules } from './rules';
import { checkSetValues } from './setValues';
import { checkShape } from './shape';
import { checkSold } from './sold';
import { checkSteps } from './steps';
import { checkSums } from './sums';
import { checkTables } from './tables';
import { checkTexts } from './texts';
import { causesOf, checkStructure, isReadable, structureOf } from './structure';
import { checkUi } from './ui';
import { assemble, type CompiledFlow, type CompileOptions } from '../compile/assemble';

/**
 * Every mistake of a definition at once, the cause before what follows from it; empty when there is none.
 * Takes anything: a definition from the source tree or one that arrived as JSON.
 */
export function findMistakes(definition: unknown, known: Known = {}): readonly Finding[] {
  return withFollowing(findFolded(definition, known), (cause) => {
    const mended = withMeant(definition, cause);
    return mended === undefined ? undefined : findFolded(mended, known);
  });
}
function findFolded(definition: unknown, known: Known): readonly Finding[] {
  const structure = structureOf(definition);
  if (!structure.every(isReadable)) return causesOf(structure);
  const flow = definition as FlowDefinition;
  const unread = checkKinds(flow);
  if (unread.length > 0) return [...structure, ...unread];
  const found: Finding[] = [...structure];
  const report: Report = (finding) => { found.push(finding); };
  checkNames(flow, known, report);
  checkShape(flow, known, report);
  checkContents(flow, known, report);
  checkTexts(flow, report);
  checkLater(flow, known, report);
  for (const [name, { form }] of Object.entries(flow.steps)) {
    if (!form) continue;
    checkFields(form, ['steps', name, 'form'], report);
    checkUi(form, ['steps', name, 'form', 'ui'], known.options, report);
  }
  checkAnswerable(flow, known, report);
  checkConsents(flow, known, report);
  checkRules(flow, known, report);
  checkTables(flow, report);
  checkSums(flow, report);
  checkSetValues(flow, report);
  checkSteps(flow, known, report);
  checkSold(flow, report);
  checkDeadEnds(flow, report);
  checkAgreements(flow, report);
  checkDialogs(flow, report);
  return fold(flow, found, known.spoken);
}

/** The mistakes with which a definition cannot run, in words. */
export function checkFlow(definition: unknown, external: ExternalNames = {}): readonly string[] {
  const id = typeof definition === 'object' && definition !== null && 'id' in definition && typeof definition.id === 'string'
    ? definition.id : 'flow';
  const structure = checkStructure(definition);
  if (structure.length > 0) return structure.map((finding) => sentence(id, finding));
  const flow = definition as FlowDefinition;
  const found: Finding[] = [];
  const report: Report = (finding) => { found.push(finding); };
  checkNames(flow, external, report);
  checkShape(flow, external, report);
  return found.map((finding) => sentence(id, finding));
}

/** A definition that cannot run: every mistake, each with flow, step, path and the nearest right name. */
export class DefinitionError extends Error {
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'DefinitionError';
  }
}

/** Checks a definition and makes its machine. Throws DefinitionError with all mistakes at once. */
export function compile(flow: FlowDefinition, options: CompileOptions): CompiledFlow {
  const { adapters, derive = {}, survey } = options;
  const mistakes = checkFlow(flow, { calls: Object.keys(adapters), derive: Object.keys(derive), surveys: survey !== undefined });
  if (mistakes.length > 0) throw new DefinitionError(mistakes);
  return assemble(flow, options);
}
