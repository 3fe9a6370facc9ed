import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../types';
import type { Finding } from './finding';
import { fold } from './fold';

const flow = { start: 'first', calls: {}, steps: {} } as unknown as FlowDefinition;
const named = (kind: string, name: string, path = `steps/first/${name}`): Finding =>
  ({ code: `unknown-${kind}` as Finding['code'], path: path.split('/'), message: `no ${kind} is named "${name}".` });
const left = (code: Finding['code'], path: string): Finding => ({ code, path: path.split('/'), message: 'nothing speaks of this.' });
/** The codes of what is left, each with those of its consequences. */
const told = (...findings: readonly Finding[]): readonly string[] =>
  fold(flow, findings).map(({ code, consequences = [] }) => [code, ...consequences.map((one) => one.code)].join(' > '));

describe('of two findings', () => {
  it.each([
    ['unused-call', 'calls/other', 'call'], ['unused-modal', 'modals/other', 'modal'], ['unreached-step', 'steps/other', 'step'],
    ['endless-loop', 'steps/other', 'step'],
  ] as const)('%s follows from a misspelt name of its own kind', (code, path, kind) => {
    expect(told(left(code, path), named(kind, 'othre'))).toEqual([`unknown-${kind} > ${code}`]);
    expect(told(named(kind, 'othre'), left(code, path))).toEqual([`unknown-${kind} > ${code}`]);
  });
  it.each([
    ['unused-call', 'calls/other', 'step'], ['unused-call', 'calls/other', 'modal'], ['unused-modal', 'modals/other', 'step'],
    ['unused-modal', 'modals/other', 'call'], ['unreached-step', 'steps/other', 'call'], ['unreached-step', 'steps/other', 'modal'],
  ] as const)('%s (%s) does not follow from the misspelt name of a %s: both are told', (code, path, kind) =>
    expect(told(left(code, path), named(kind, 'othre'))).toEqual([`unknown-${kind}`, code]));
  it('neither follows where the names are not alike, but for steps that cannot be reached without the missing one', () => {
    expect(told(left('unused-call', 'calls/other'), named('call', 'plans'))).toEqual(['unknown-call', 'unused-call']);
    expect(told(left('unused-modal', 'modals/other'), named('modal', 'plans'))).toEqual(['unknown-modal', 'unused-modal']);
    expect(told(left('unreached-step', 'steps/other'), named('step', 'plans'))).toEqual(['unknown-step > unreached-step']);
    expect(told(left('unreached-step', 'steps/other'), left('endless-loop', 'steps/plans'))).toEqual(['endless-loop > unreached-step']);
  });
});

it('an unused call is the consequence of the name that is nearly its own, not of the first that is missing', () =>
  expect(fold(flow, [named('step', 'other'), named('call', 'plans'), named('call', 'othre'), left('unused-call', 'calls/other')])
    .map(({ message, consequences = [] }) => [message, ...consequences.map(({ path }) => path.join('/'))])).toEqual([
    ['no step is named "other".'], ['no call is named "plans".'], ['no call is named "othre".', 'calls/other'],
  ]));

it('the same wrong name at several places is told once, at the first of them', () => {
  const [first, second, third] = ['steps/a/calls/0', 'steps/b/calls/0', 'steps/c/calls/0'].map((path) => named('call', 'othre', path));
  expect(fold(flow, [first, second, named('step', 'othre'), third] as readonly Finding[]))
    .toEqual([{ ...first, consequences: [second, third] }, named('step', 'othre')]);
});
