import { callOf, usesOf, type CallSpec, type Change, type FlowDefinition, type LinePromise, type Step } from '#engine';
import { entryCalls, forgetLostQuote, quoteCalls } from '../shared/quoteCalls';
import { inCurrency } from './currency';
import type { LineFile, LineStep } from './lineFile';
import { formOfQuestions } from './questions';

/** The calls of the quote service that a line may make: what they give, and what the purchase sells. */
export function callsOf({ quote: { entries }, sells, steps }: LineFile): Readonly<Record<string, CallSpec>> {
  const consent = Object.values(steps).some(({ form }) => Array.isArray(form) && form.includes('acknowledged')) ? { consent: 'acknowledged' } : {};
  return {
    ...quoteCalls,
    ...(entries ? entryCalls(entries.list, entries.removed) : {}),
    purchase: { gives: ['purchase'], sells: { of: sells, price: 'checkout', method: 'paymentMethod', ...consent } },
  };
}
/** What every line of the quote service does with its quote: one that is gone, and one that is used up, is begun anew. */
const changes: readonly Change[] = [
  forgetLostQuote,
  { of: 'purchase', when: { purchase: true }, clear: ['quote'] },
];

/** What every line of the quote service promises of its quote. */
const promises: readonly LinePromise[] = [
  { name: 'A quote that is gone is begun anew', when: forgetLostQuote.when, never: { quote: true } },
];

const stepOf = ({ form, ...step }: LineStep): Step =>
  ({ ...step, ...(form ? { form: Array.isArray(form) ? formOfQuestions(form) : form as Step['form'] } : {}) });
/** The calls that the line uses: one that nothing calls would be told as a mistake. */
function used(calls: Readonly<Record<string, CallSpec>>, steps: LineFile['steps']): Readonly<Record<string, CallSpec>> {
  const names = Object.values(steps).flatMap(usesOf).map(callOf);
  return Object.fromEntries(Object.entries(calls).filter(([name]) => names.includes(name)));
}

/** The definition that a file stands for. */
export function flowOf(file: LineFile): FlowDefinition {
  const {
    $schema: _schema, currency, sites: _sites, aliases: _aliases, isFront: _isFront, frame: _frame, theme: _theme, landing: _landing, faq: _faq,
    application: _application, quote: _quote, rating: _rating, sells: _sells, ...flow
  } = file;
  return inCurrency({
    ...flow, calls: { ...used(callsOf(file), file.steps), ...file.calls }, changes: [...file.changes ?? [], ...changes],
    promises: [...file.promises ?? [], ...promises],
    steps: Object.fromEntries(Object.entries(file.steps).map(([name, step]) => [name, stepOf(step)])),
  }, currency);
}
