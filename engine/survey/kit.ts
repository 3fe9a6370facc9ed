import { sameJson } from '../context/paths';
import { isObject } from '../isObject';
import type { Context, SurveyUse } from '../types';
import { edited, kept, shown, type Answers } from './answers';
import { formOfScreen } from './dynamicForm';
import { hasFlag } from './flags';
import { onceEach, warnOnce, type OnOdd } from './odd';
import { formIn } from './read';
import { noSkip, nowhere, sequenceOf, type SequenceStop } from './sequence';
import { backward, forward, startOf } from './trail';
import type { DynamicField, DynamicForm, DynamicScreen, SurveyKit, Trail } from './types';

/** What the interpreter needs of surveys. `onOdd` hears once of each thing in a form that we do not know. */
export function createSurveyKit({ onOdd }: { readonly onOdd?: OnOdd } = {}): SurveyKit {
  const tell = onOdd ? onceEach(onOdd) : warnOnce;
  const read = (use: SurveyUse, context: Context): Here | undefined => {
    const form = formIn(context[use.form], tell);
    if (!form) return undefined;
    const trail = trailIn(context[use.trail]);
    const skip = use.skip ?? noSkip;
    const sequence = sequenceOf(form, trail, skip);
    const index = trail.at === undefined ? -1 : (sequence.place.get(trail.at) ?? -1);
    return { form, trail, skip, stops: sequence.stops, index, stop: sequence.stops[index], answers: answersIn(context[use.answers]) };
  };
  return {
    start: (use, context) => { const here = read(use, context); return here ? startOf(here.form, here.skip) : nowhere; },
    fits: (use, context) => { const here = read(use, context); return here !== undefined && (here.trail.at === undefined ? here.stops.length === 0 : here.stop !== undefined); },
    stop: (use, context) => {
      const here = read(use, context);
      return here?.stop && {
        id: here.stop.id, ...said(here.stop.screen), startsBranch: here.stop.first === true, number: here.index + 1, total: here.stops.length,
      };
    },
    form: (use, context) => { const stop = read(use, context)?.stop; return stop && formOfScreen(stop.screen, tell); },
    answers: (use, context) => { const here = read(use, context); return here?.stop ? shown(here.stop.screen, here.answers) : {}; },
    change: (use, context, data) => {
      const here = read(use, context);
      if (!here?.stop) return {};
      const { screen } = here.stop;
      const { ended, ...open } = here.trail;
      // What says the same is not written: the answers of a long survey are not copied, compared and stored for nothing.
      const isSame = sameJson(kept(screen, data), kept(screen, shown(screen, here.answers)));
      return { ...(isSame ? {} : { [use.answers]: edited(screen, here.answers, data) }), ...(ended ? { [use.trail]: open } : {}) };
    },
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
        && here.stops.every(({ screen }) => rules.valid(formOfScreen(screen, tell).schema, shown(screen, here.answers)));
    },
    place: (use, context) => {
      const here = read(use, context);
      return here ? JSON.stringify([here.trail.at, here.trail.ended ?? false, here.stops.map(({ id }) => id)]) : '';
    },
  };
}

/** The kit that warns on the console. */
export const surveyKit: SurveyKit = createSurveyKit();

interface Here {
  readonly form: DynamicForm; readonly trail: Trail; readonly skip: readonly string[]; readonly answers: Answers;
  readonly stops: readonly SequenceStop[]; readonly index: number; readonly stop: SequenceStop | undefined;
}

function said(screen: DynamicScreen) {
  const { question = '', help_text: help, bottom_text: bottom, flags, fields = [] } = screen;
  return {
    question, ...(help ? { help } : {}), ...(bottom ? { bottom } : {}),
    rejects: hasFlag(flags, 'reject_form'), asksMailingAddress: fields.some(asksMailingAddress),
  };
}
/** SV-008 by S-05: the field's own key, or a flag of it. */
const asksMailingAddress = ({ key_name: key, settings }: DynamicField): boolean => key === 'has_mailing_address' || hasFlag(settings?.flags, 'has_mailing_address');

const noAnswers: Answers = {};
const answersIn = (value: unknown): Answers => (isObject(value) ? value : noAnswers);
/** A trail from storage that is no trail is one nobody has walked. */
function trailIn(value: unknown): Trail {
  if (!isObject(value) || (value.at !== undefined && typeof value.at !== 'string')) return nowhere;
  const { replies } = value;
  const right = replies === undefined || (Array.isArray(replies) && replies.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((id) => typeof id === 'string')));
  return right ? (value as Trail) : nowhere;
}
const nextIn = (reply: unknown): string | undefined => (isObject(reply) && Object.hasOwn(reply, 'next_screen_id') && typeof reply.next_screen_id === 'string' ? reply.next_screen_id : undefined);
