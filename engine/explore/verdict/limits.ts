import { comparedPaths, subjectOf } from '../../rules/subject';
import type { FlowDefinition, JsonSchema } from '../../types';
import { fieldAt } from './asked';
import { dayClash } from './dayLimits';
import { short } from './ruleWords';

/** What the schema of a form rules out of a part of a rule; undefined where it rules out nothing. */
export function clashAt(flow: FlowDefinition, name: string, rule: JsonSchema): string | undefined {
  const { word, path } = subjectOf(name);
  if (word === 'sum') return clashOf(rule, sumAt(flow, path));
  const field = fieldAt(flow, path);
  if (!field) return clashOf(rule, {});
  if (word !== 'count') return clashOf(rule, field) ?? dayClash(flow, path, rule.window);
  return clashOf(rule, { minimum: field.minItems, maximum: field.maxItems }, 'the list has');
}

/** What the numbers of all entries add up to, as far as the list says how many there are and how large each may be. */
function sumAt(flow: FlowDefinition, path: string): JsonSchema {
  const [list = '', part = ''] = path.split('.*.');
  const [{ maxItems = Infinity, minItems = 0 } = {}, { maximum = Infinity, minimum = -Infinity } = {}] =
    [fieldAt(flow, list), fieldAt(flow, `${list}.0.${part}`)];
  return {
    ...(maxItems * maximum < Infinity ? { maximum: Math.max(maxItems * maximum, 0) } : {}),
    ...(minItems * minimum > -Infinity && minimum >= 0 ? { minimum: minItems * minimum } : {}),
  };
}

/** A path that names an entry which its list never has. */
export function lengthClash(flow: FlowDefinition, path: string): string | undefined {
  const names = path.split('.');
  return names.map((name, index) => {
    const { maxItems } = (/^\d+$/u.test(name) && fieldAt(flow, names.slice(0, index).join('.'))) || {};
    return maxItems !== undefined && Number(name) >= maxItems ? `the list has at most ${maxItems}` : undefined;
  }).find((words) => words !== undefined);
}

const edges = [
  { least: 'minimum', most: 'maximum', what: 'the number is' }, { least: 'minLength', most: 'maxLength', what: 'the text is' },
  { least: 'minItems', most: 'maxItems', what: 'the list has' },
] as const;
/** A keyword of the rule that one of the field rules out. `counts`: what the rule's numbers are, where they are not the field's own. */
function clashOf(rule: JsonSchema, field: JsonSchema, counts?: string): string | undefined {
  // What a rule compares with is not known here.
  if (comparedPaths(rule).length > 0) return undefined;
  const wanted = rule.const === undefined ? rule.enum : [rule.const];
  const choices = field.const === undefined ? field.enum : [field.const];
  const values = wanted && `${rule.const === undefined ? 'enum' : 'const'}: ${wanted.map(short).join(', ')}`;
  if (wanted && choices && !wanted.some((value) => choices.includes(value))) {
    return `\`${values}\`, but the field can only be ${choices.map(short).join(', ')}`;
  }
  for (const { least, most, what } of edges) {
    const [low, high] = [rule[least], rule[most]];
    const [lowest, highest] = [field[least], field[most]];
    const is = counts ?? what;
    if (low !== undefined && high !== undefined && low > high) return `\`${least}: ${low}\` and \`${most}: ${high}\` rule each other out`;
    if (low !== undefined && highest !== undefined && low > highest) return `\`${least}: ${low}\`, but ${is} at most ${highest}`;
    if (high !== undefined && lowest !== undefined && high < lowest) return `\`${most}: ${high}\`, but ${is} at least ${lowest}`;
  }
  return values && clashOfNumbers(values, wanted, field, counts ?? 'the number is');
}
function clashOfNumbers(values: string, wanted: readonly unknown[], { minimum = -Infinity, maximum = Infinity }: JsonSchema, is: string):
  string | undefined {
  const areAll = (test: (value: number) => boolean): boolean => wanted.every((value) => typeof value === 'number' && test(value));
  if (areAll((value) => value > maximum)) return `\`${values}\`, but ${is} at most ${maximum}`;
  return areAll((value) => value < minimum) ? `\`${values}\`, but ${is} at least ${minimum}` : undefined;
}
