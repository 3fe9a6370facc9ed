import { isObject, type FlowDefinition } from '#engine';
import type { ContentSpec } from '#engine/check';
import { screenSpecs } from '../screenContent';

const amountIn = /\{([^{},|]+)\|(money|whole|cover)\}/gu;

/** The definition, with the line's currency wherever an amount names none: in texts, on screens that show amounts, in fields that ask for one. */
export function inCurrency(flow: FlowDefinition, currency: string): FlowDefinition {
  const said = written(flow, currency) as FlowDefinition;
  const steps = Object.entries(said.steps).map(([name, step]) =>
    [name, step.content ? { ...step, content: onScreen(step.content, screenSpecs[step.screen]?.content, currency) } : step]);
  return { ...said, steps: Object.fromEntries(steps) };
}

function written(value: unknown, currency: string): unknown {
  if (typeof value === 'string') return value.replaceAll(amountIn, `{$1,${currency}|$2}`);
  if (Array.isArray(value)) return value.map((inner) => written(inner, currency));
  if (!isObject(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one, currency)]));
  return value['ui:widget'] === 'currency' ? { 'ui:currency': currency, ...inner } : inner;
}

/** Content whose words say in which currency it is, at every depth where the screen reads one. */
function onScreen(content: unknown, spec: ContentSpec | undefined, currency: string): unknown {
  if (!isObject(content) || typeof spec !== 'object' || !('of' in spec)) return content;
  const inner = Object.entries(content).map(([word, one]) => [word, onScreen(one, spec.of[word], currency)]);
  return { ...('currency' in spec.of ? { currency } : {}), ...Object.fromEntries(inner) };
}
