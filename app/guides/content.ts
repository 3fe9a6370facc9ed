import type { ContentSpec } from '#engine/check';
import { drawingNames } from '../illustrations/Spot';
import { nextIcons } from '../screens/confirmation/nextIcons';
import { contentWords } from './contentWords';

type Schema = Readonly<Record<string, unknown>>;
const words: Readonly<Record<string, Schema>> = {
  text: { type: 'string' }, template: { type: 'string' }, path: { type: 'string' }, currency: { type: 'string' },
  entryPath: { type: 'string' }, entryAmount: { type: 'string' }, entryTemplate: { type: 'string' }, step: { type: 'string' },
  field: { type: 'string' },
  number: { type: 'number' }, flag: { type: 'boolean' }, icon: { enum: Object.keys(nextIcons) }, drawing: { enum: drawingNames },
};
const isOptional = (spec: ContentSpec): boolean => (typeof spec === 'string' ? spec.endsWith('?') : spec.optional === true);
/** What a word means on a screen. */
function meaningOf(screen: string, word: string): string {
  const meaning = contentWords[screen]?.[word] ?? contentWords['*']?.[word];
  if (meaning === undefined) throw new Error(`Nothing says what "${word}" means on the screen "${screen}" (app/guides/contentWords.ts).`);
  return meaning;
}

/** The content of a screen, as JSON Schema. */
export function contentSchema(screen: string, spec: ContentSpec): Schema {
  if (typeof spec === 'string') return words[spec.replace(/\?$/, '')] ?? {};
  if ('oneOf' in spec) return { enum: spec.oneOf };
  if ('template' in spec) return { type: 'string' };
  if ('list' in spec) return { type: 'array', items: contentSchema(screen, spec.list), ...(spec.some ? { minItems: 1 } : {}) };
  if ('each' in spec) return { type: 'object', additionalProperties: contentSchema(screen, spec.each) };
  return {
    type: 'object', additionalProperties: false,
    required: Object.entries(spec.of).filter(([, inner]) => !isOptional(inner)).map(([name]) => name),
    properties: Object.fromEntries(Object.entries(spec.of).map(([name, inner]) =>
      [name, { ...contentSchema(screen, inner), description: meaningOf(screen, name) }])),
  };
}
