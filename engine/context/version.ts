import { languageVersion } from '../language';
import { orderingSteps } from '../sale';
import type { FlowDefinition, Modal, Step } from '../types';

/**
 * Short hash of definition and language: answers stored by another version of either are not loaded. What a line promises, how its forms
 * look and what its pages say change nothing of a visit, so that a new sentence lets nobody begin again; the names of countries among that
 * are those of the browser, and each has its own. A page that buys and a dialog that is accepted count with their words: a visitor may have
 * agreed to them.
 */
export function versionOf(flow: FlowDefinition, language = languageVersion): string {
  const { promises: _promises, title: _title, steps, modals = {}, ...rest } = flow;
  const ordering = orderingSteps(flow);
  const asked = Object.entries(steps).map(([name, step]) => [name, ...(ordering.includes(name) ? wholeStep(step) : plainStep(step))]);
  const told = Object.entries(modals).map(([name, modal]) => [name, modal.type === 'component' ? modal : plainModal(modal)]);
  return checksum(`${language} ${JSON.stringify([rest, asked, told])}`);
}

const wholeStep = ({ form, ...step }: Step): readonly unknown[] => [step, form?.schema];
const plainStep = ({ form, title: _title, content: _content, track: _track, busy: _busy, ...step }: Step): readonly unknown[] =>
  [step, JSON.stringify(form?.schema, (word, value: unknown) => (isWording(word, value) ? undefined : value))];
/** A field may be called `title`, too: its schema is no text. */
const isWording = (word: string, value: unknown): boolean =>
  (['title', 'description'].includes(word) && typeof value === 'string') || (word === 'examples' && Array.isArray(value));
const plainModal = ({ title: _title, message: _message, body: _body, button: _button, option: _option, track: _track, ...modal }: Modal) =>
  modal;

/** A short sum that differs when the text differs, but for chance. */
export function checksum(text: string): string {
  let high = 0x9dc5;
  let low = 0x811c9dc5;
  for (const char of text) {
    low = Math.imul(low ^ (char.codePointAt(0) as number), 0x01000193) >>> 0;
    high = Math.imul(high ^ low, 0x85ebca6b) >>> 0;
  }
  return low.toString(36) + high.toString(36);
}
