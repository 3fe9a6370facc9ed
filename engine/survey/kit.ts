import { sameJson } from '../context/paths';
import { isObject } from '../isObject';
import type { Context, SurveyUse } from '../types';
import { fromFormData, namesOf, omit, toFormData, type Answers } from './answers';
import { formOfScreen } from './dynamicForm';
import { hasFlag } from './flags';
import { formIn } from './read';
import { noSkip, nowhere, sequenceOf, type SequenceStop } from './sequence';
import { backward, forward, startOf } from './trail';
import type { DynamicField, DynamicForm, DynamicScreen, SurveyKit, Trail } from './types';
import { warnOnce, withoutRepeats, type OnWarning } from './warnings';

/** What the interpreter needs of surveys. `onWarning` receives each message about a form once. */
export function createSurveyKit({ onWarning }: { readonly onWarning?: OnWarning } = {}): SurveyKit {
  const warn = onWarning ? withoutRepeats(onWarning) : warnOnce;
  const read = (use: SurveyUse, context: Context): Position | undefined => {
    const form = formIn(context[use.form], warn);
    if (!form) return undefined;
    const trail = trailIn(context[use.trail]);
    const skip = use.skip ?? noSkip;
    const { stops, place } = sequenceOf(form, trail, skip);
    const index = trail.at === undefined ? -1 : (place.get(trail.at) ?? -1);
    const answers = context[use.answers];
    return { form, trail, skip, stops, index, stop: stops[index], answers: isObject(answers) ? answers : {} };
  };
  return {
    start: (use, context) => { const here = read(use, context); return here ? startOf(here.form, here.skip) : nowhere; },
    hasValidTrail: (use, context) => {
      const here = read(use, context);
      return here !== undefined && (here.trail.at === undefined ? here.stops.length === 0 : here.stop !== undefined);
    },
    stop: (use, context) => {
      const here = read(use, context);
      return here?.stop && {
        id: here.stop.id, ...describeScreen(here.stop.screen),
        startsBranch: here.stop.first === true, number: here.index + 1, total: here.stops.length, totals: totalsAlong(here),
      };
    },
    form: (use, context) => { const stop = read(use, context)?.stop; return stop && formOfScreen(stop.screen, warn); },
    answers: (use, context) => { const here = read(use, context); return here?.stop ? toFormData(here.stop.screen, here.answers) : {}; },
    change: (use, context, data) => { const here = read(use, context); return here ? changed(use, here, data) : {}; },
    advance: (use, context) => {
      const here = read(use, context);
      if (!here) return {};
      const trail = forward(here.form, here.trail, here.answers, use.reply ? nextIn(context[use.reply]) : undefined, here.skip);
      return { [use.trail]: trail, ...(use.reply ? { [use.reply]: undefined } : {}) };
    },
    retreat: (use, context) => {
      const here = read(use, context);
      const back = here && backward(here.form, here.trail, here.answers, here.skip);
      return back && { [use.trail]: back.trail, [use.answers]: back.answers, ...(use.reply ? { [use.reply]: undefined } : {}) };
    },
    isComplete: (use, context, rules) => {
      const here = read(use, context);
      if (!here) return false;
      if (here.stops.length === 0) return true;
      return here.trail.ended === true && here.index === here.stops.length - 1
        && here.stops.every(({ screen }) => rules.valid(formOfScreen(screen, warn).schema, toFormData(screen, here.answers)));
    },
    place: (use, context) => {
      const here = read(use, context);
      return here ? JSON.stringify([here.trail.at, here.trail.ended ?? false, here.stops.map(({ id }) => id)]) : '';
    },
  };
}

/** The kit that warns on the console. */
export const surveyKit: SurveyKit = createSurveyKit();

/** Where a visit stands in its survey. */
interface Position {
  readonly form: DynamicForm;
  readonly trail: Trail;
  readonly skip: readonly string[];
  readonly answers: Answers;
  readonly stops: readonly SequenceStop[];
  readonly index: number;
  readonly stop: SequenceStop | undefined;
}

/** How many screens the sequence had on each screen up to the present one: a branch is known once its screen was left. */
function totalsAlong({ stops, index }: Position): readonly number[] {
  const opened = new Map<string | undefined, number>();
  for (const { branch } of stops) opened.set(branch, (opened.get(branch) ?? 0) + 1);
  let total = opened.get(undefined) ?? 0;
  return stops.slice(0, index + 1).map(({ id }) => {
    const shown = total;
    total += opened.get(id) ?? 0;
    return shown;
  });
}

/** New answers to the present screen; an empty patch when they say the same, so that nothing is copied or stored. */
function changed(use: SurveyUse, { stop, trail, answers }: Position, data: Answers) {
  if (!stop) return {};
  const { screen } = stop;
  const { ended, ...open } = trail;
  const own = fromFormData(screen, data);
  const isSame = sameJson(own, fromFormData(screen, toFormData(screen, answers)));
  return { ...(isSame ? {} : { [use.answers]: { ...omit(answers, namesOf(screen)), ...own } }), ...(ended ? { [use.trail]: open } : {}) };
}

function describeScreen(screen: DynamicScreen) {
  const { question = '', help_text: help, bottom_text: bottom, flags, fields = [] } = screen;
  return {
    question, ...(help ? { help } : {}), ...(bottom ? { bottom } : {}),
    rejects: hasFlag(flags, 'reject_form'), asksMailingAddress: fields.some(asksMailingAddress),
  };
}
/** SV-008 by S-05: the field's own key, or a flag of it. */
const asksMailingAddress = ({ key_name: key, settings }: DynamicField): boolean =>
  key === 'has_mailing_address' || hasFlag(settings?.flags, 'has_mailing_address');

/** A stored value that is no trail counts as the trail before the first screen. */
function trailIn(value: unknown): Trail {
  if (!isObject(value) || (value.at !== undefined && typeof value.at !== 'string')) return nowhere;
  return value.replies === undefined || (Array.isArray(value.replies) && value.replies.every(isReply)) ? (value as Trail) : nowhere;
}
const isReply = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && pair.every((id) => typeof id === 'string');
const nextIn = (reply: unknown): string | undefined =>
  (
    isObject(reply) && Object.hasOwn(reply, 'next_screen_id') && typeof reply.next_screen_id === 'string' ? reply.next_screen_id : undefined
  );
