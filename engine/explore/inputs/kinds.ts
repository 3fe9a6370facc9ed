import { isObject } from '../../isObject';
import { createRules } from '../../rules/createRules';
import type { Clock } from '../../types';
import type { Asked } from './asked';
import { distinct, partOf, without, type Field, type Values } from './field';

type Data = Readonly<Record<string, unknown>>;
interface Options extends Pick<Values, 'right' | 'all'> {
  readonly asked: Asked; readonly clock: Clock; readonly leaveOut: ((what: string) => void) | undefined;
}
export interface Kinds {
  /** Objects with every combination of the kinds of those parts that some rule asks about together. */
  kindsOf(field: Field): readonly unknown[];
  /** Right values of every kind; of an object every combination of the kinds of its parts. */
  everyKind(field: Field): readonly unknown[];
  /** What every rule says of a value and of its parts. */
  told(field: Field, value: unknown): string;
  /** Of right values of which every rule says the same, the first. */
  oneOfEachKind(field: Field, values: readonly unknown[]): readonly unknown[];
  /** The right ones among these values, those together of which every rule says the same. */
  inKinds(field: Field, values: readonly unknown[]): readonly (readonly unknown[])[];
}
/** More combinations of parts or of entries than these are not tried, and it is said. */
export const mostKinds = 400;

/** Values that every rule tells the same of are of one kind. */
export function createKinds({ asked, clock, right, all, leaveOut }: Options): Kinds {
  const rules = createRules({ clock });
  const told: Kinds['told'] = ({ schema, path }, value) => [
    ...asked.of(path).map((one) => (rules.holds({ value: one }, { value }) ? '1' : '0')),
    ...Object.entries(schema.properties ?? {}).map(([name, inner]) =>
      told(partOf(inner, `${path}.${name}`), isObject(value) ? value[name] : undefined)),
  ].join('');
  const isRight = ({ schema }: Field, value: unknown): boolean => rules.valid({ properties: { value: schema } }, { value });
  const inKinds: Kinds['inKinds'] = (field, values) => {
    const kinds = new Map<string, unknown[]>();
    for (const value of values) {
      if (!isRight(field, value)) continue;
      const kind = told(field, value);
      kinds.set(kind, [...kinds.get(kind) ?? [], value]);
    }
    return [...kinds.values()];
  };
  const oneOfEachKind: Kinds['oneOfEachKind'] = (field, values) => inKinds(field, values).map(([first]) => first);
  const combined = ({ schema: { properties = {}, required = [] }, path }: Field, base: Data, names: readonly string[]): readonly Data[] => {
    const own = names.filter((name) => Object.hasOwn(properties, name));
    return own.reduce<readonly Data[]>((some, name) => {
      const part = partOf(properties[name], `${path}.${name}`);
      // A part that is left out is right where the object may do without it; it stands for no value of the part.
      const kinds = oneOfEachKind(part, [right(part), ...all(part)].filter((value) => value !== undefined));
      const values = required.includes(name) ? kinds : [...kinds, undefined];
      const more = some.flatMap((one) => values.map((value) => without({ ...one, [name]: value })));
      if (more.length <= mostKinds) return more;
      leaveOut?.(`combinations of ${own.join(', ')} at ${path} not tried`);
      return some;
    }, [base]);
  };
  /** Does any rule ask about a value or about a part of it? */
  const isAsked = ({ schema, path }: Field): boolean => asked.of(path).length > 0
    || Object.entries(schema.properties ?? {}).some(([name, inner]) => isAsked(partOf(inner, `${path}.${name}`)));
  return {
    oneOfEachKind, inKinds, told,
    everyKind: (field) => {
      const base = right(field);
      if (!isObject(base)) return oneOfEachKind(field, [base, ...all(field)]);
      const names = Object.keys(field.schema.properties ?? {})
        .filter((name) => isAsked(partOf(field.schema.properties?.[name], `${field.path}.${name}`)));
      return oneOfEachKind(field, [base, ...combined(field, base, names)]);
    },
    kindsOf: (field) => {
      const base = right(field);
      return isObject(base) ? distinct(asked.parts(field.path).flatMap((names) => combined(field, base, names))) : [];
    },
  };
}
