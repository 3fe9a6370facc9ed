import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { onceFor, type JsonSchema } from '#engine';
import { isPhone } from '#engine/phone';
import { invalidInput } from './refuse';
import { unstorableFields } from './storable';

const ajv = addFormats(new Ajv({ allErrors: true, multipleOfPrecision: 2, strict: false }));
/** As the page checks it; ten digits alone are a number of the United States (S-75). */
ajv.addFormat('phone', (value: string) => isPhone(value.replace(/^\d{10}$/, '+1$&')));
const validator = onceFor((schema: JsonSchema) => ajv.compile(schema));

const unescape = (segment: string): string => segment.replace(/~1/g, '/').replace(/~0/g, '~');
const fieldOf = ({ instancePath, keyword, params }: ErrorObject): string => {
  const path = instancePath.split('/').slice(1).map(unescape);
  return [...path, ...(keyword === 'required' ? [String(params.missingProperty)] : [])].join('.') || 'body';
};
const messageOf = ({ keyword, message, params }: ErrorObject): string => {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'minLength' && params.limit === 1) return 'must not be empty';
  if (keyword === 'format' && params.format === 'date') return 'must be a real date, like 2026-11-24';
  if (keyword === 'format' && params.format === 'email') return 'must be an e-mail address';
  if (keyword === 'format' && params.format === 'phone') return 'must be a phone number with its country code, like +16145550100';
  return message ?? 'is not valid';
};

/** The messages by field, or undefined when the value is valid. Schemas are compiled once. */
export function fieldErrors(schema: JsonSchema, value: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  const validate = validator(schema);
  if (validate(value)) return undefined;
  const fields = new Map<string, string[]>();
  for (const error of validate.errors ?? []) fields.set(fieldOf(error), [...(fields.get(fieldOf(error)) ?? []), messageOf(error)]);
  return Object.fromEntries(fields);
}

/** Refuses with `invalid_input` what does not fit its contract, or cannot be stored. */
export function check(schema: JsonSchema | undefined, value: unknown): void {
  const unstorable = unstorableFields(value);
  if (unstorable.length > 0) invalidInput(Object.fromEntries(unstorable.map(([field, message]) => [field, [message]])));
  const fields = schema && fieldErrors(schema, value);
  if (fields) invalidInput(fields);
}
