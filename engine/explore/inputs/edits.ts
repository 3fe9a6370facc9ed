import type { CompiledFlow } from '../../compile/assemble';
import { comparedPaths } from '../../rules/subject';
import type { Context, Form, Path, Step } from '../../types';
import type { Classes } from '../classes/classes';
import { decidingListsOf } from '../classes/decidingLists';
import { propositionsOf } from '../classes/propositions';
import type { ModelEvent, Reached } from '../explore';
import { createOneOfEach } from './alike';
import { askedOf, comparedOf, type Entry } from './asked';
import { contextOf, createDocumentKinds } from './documentKinds';
import { createDocuments, type Documents, type LeaveOut, type Pick } from './documents';
import { savedAt } from './field';
import { isNew } from './isNew';
import { missingOf } from './missing';
import { togetherInEntries, togetherOf } from './together';

type Data = Readonly<Record<string, unknown>>;
/** `pick` and `leaveOut` are those of the enumerator of all events. */
interface EditOptions { readonly pick?: Pick; readonly leaveOut?: LeaveOut }

/**
 * Edits of the form. A form is answered as a whole: the rules and parts that the new answers satisfy, the changes they
 * cause and the rest of the context decide where it leads. All documents of a form are tried once; afterwards one of each kind
 * for each state of the step and each equivalence class of the rest.
 */
export function createEdits(
  compiled: CompiledFlow, classes: Classes, watched: readonly Path[], options: EditOptions,
): (reached: Reached) => readonly ModelEvent[] {
  const { flow, rules, forms, patching } = compiled;
  const [together, oneOfEach] = [togetherOf(flow), createOneOfEach(flow)];
  const lists = decidingListsOf(flow);
  const documentsAsked = (more: readonly Entry[]): Documents => {
    const asked = askedOf(flow, more);
    return createDocuments({
      rules, clock: patching.tools.clock, asked, together: [...together, ...togetherInEntries(lists, asked)],
      ...(options.pick ? {} : { oneOfEach }), ...options,
    });
  };
  const [comparedIn, missingIn] = [comparedOf(flow), missingOf(flow)];
  const byCompared = new Map<string, Documents>();
  const documentsIn = (name: string, context: Context): Documents => {
    const compared = [...comparedIn(context), ...missingIn(name, context)];
    const key = JSON.stringify(compared);
    const documents = byCompared.get(key) ?? documentsAsked(compared);
    byCompared.set(key, documents);
    return documents;
  };
  // A rule that compares two answers tells apart what each of them alone does not.
  const compares = propositionsOf(flow).some((rule) => comparedPaths(rule).length > 0);
  // And what an entry brings about hangs on those beside it.
  const isBeside = (name: string): boolean => compares || lists.some(({ step }) => step === name);
  const kindsOf = createDocumentKinds(compiled, classes, watched, isBeside);
  const beside = (name: string, context: Context, data: Data): string =>
    (isBeside(name) ? classes.of({ ...context, ...contextOf(flow.steps[name] as Step, data, context) }) : '');
  const visited = new Set<Form>();
  const kinds = new Map<string, Set<string>>();
  return ({ snapshot, step: name, inner }) => {
    const context = snapshot.context as Context;
    const form = forms.form(name, context);
    if (!form) return [];
    const present = forms.answers(name, context);
    const step = flow.steps[name] as Step;
    const all = documentsIn(name, context)(name, form, savedAt(step), rules.valid(form.schema, present) ? present : undefined);
    // Any answer to the server's questions may lead another way.
    if (options.pick || step.survey) return all.map(change);
    const rest = `${name} ${inner} ${classes.apart(name, context)}`;
    const tried = kinds.get(rest) ?? new Set();
    kinds.set(rest, tried);
    const fresh = kindsOf(name, form, all, present)
      .filter(({ kind, data }) => isNew(tried, kind + beside(name, context, data)))
      .map(({ data }) => data);
    const isFirst = !visited.has(form);
    visited.add(form);
    return (isFirst ? all : fresh).map(change);
  };
}
const change = (data: Data): ModelEvent => ({ type: 'CHANGE', data });
