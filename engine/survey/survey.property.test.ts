import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo, dynamicForm, hostileKeys, reply } from '../../tests/support/forms';
import type { Context, SurveyUse } from '../types';
import { namesOf, sendable } from './answers';
import { formOfScreen } from './dynamicForm';
import { createSurveyKit } from './kit';
import { nameOf } from './names';
import { MalformedForm, readDynamicForm } from './read';
import { screenOf, sequenceOf } from './sequence';
import type { DynamicForm, Trail } from './types';

const quiet = (): void => undefined;
const kit = createSurveyKit({ onWarning: quiet });
/** The key that a name stands for. */
const keyOf = (name: string): string => (name.startsWith('~')
  ? (name.slice(1).match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('') : name);
const use: SurveyUse = { form: 'form', answers: 'answers', trail: 'trail', reply: 'reply', skip: ['k4'] };

const patched = (context: Context, patch: Readonly<Record<string, unknown>>): Context =>
  Object.fromEntries(Object.entries({ ...context, ...patch }).filter(([, value]) => value !== undefined));
const trailOf = (context: Context): Trail => context.trail as Trail;
const started = (raw: DynamicForm): Context => {
  const form = readDynamicForm(raw, quiet);
  return { form, answers: {}, trail: kit.start(use, { form, answers: {} }) };
};
/** Answers to the screen that shows, and the server's word on leaving it. */
const answered = (context: Context, value: fc.GeneratorValue): Context => {
  const screen = screenOf(context.form as DynamicForm, kit.stop(use, context)?.id);
  const data = Object.fromEntries((screen?.fields ?? []).map((field) => [nameOf(field.key_name), value(answerTo, field)]));
  return patched(patched(context, kit.change(use, context, data)), { reply: value(() => reply) });
};
const next = (context: Context): Context => patched(context, kit.advance(use, context));
const back = (context: Context): Context | undefined => {
  const patch = kit.retreat(use, context);
  return patch && patched(context, patch);
};
const walk = (context: Context, value: fc.GeneratorValue, steps: number): Context => {
  let now = context;
  for (let step = 0; step < steps && !trailOf(now).ended; step += 1) {
    const before = value(() => fc.nat(3)) === 0 ? back(now) : undefined;
    now = before ?? next(answered(now, value));
  }
  return now;
};

describe('whatever form the partner sends and whatever is answered', () => {
  it('every walk of Next ends, on screens that exist, each at most once (S-04)', () => {
    fc.assert(fc.property(dynamicForm, fc.gen(), (raw, value) => {
      let now = started(raw);
      const visited: unknown[] = [];
      for (let steps = 0; !trailOf(now).ended; steps += 1) {
        expect(steps).toBeLessThanOrEqual(Object.keys(raw.screens).length);
        expect(kit.hasValidTrail(use, now)).toBe(true);
        // What is remembered is what would be worked out anew.
        expect(kit.place(use, { ...now, trail: structuredClone(now.trail) })).toBe(kit.place(use, now));
        visited.push(trailOf(now).at);
        now = next(answered(now, value));
      }
      expect(new Set(visited).size).toBe(visited.length);
    }), { numRuns: 500 });
  });
  it('Next then Back stands where it stood, and the same Next leads to the same place (SV-035, SV-036)', () => {
    let pairs = 0;
    fc.assert(fc.property(dynamicForm, fc.gen(), (raw, value) => {
      for (let here = started(raw); !trailOf(here).ended;) {
        const full = answered(here, value);
        const there = next(full);
        if (!trailOf(there).ended) {
          const again = back(there) as Context;
          expect(trailOf(again)).toEqual(trailOf(here));
          // Blanked, but for what an earlier screen asks too.
          const { stops, place } = sequenceOf(there.form as DynamicForm, trailOf(there), use.skip);
          const earlier = stops.slice(0, place.get(trailOf(here).at ?? '')).flatMap(({ screen }) => namesOf(screen));
          expect(Object.keys(kit.answers(use, again)).filter((name) => !earlier.includes(name))).toEqual([]);
          const refilled = patched(patched(again, kit.change(use, again, kit.answers(use, full))), { reply: full.reply });
          expect(trailOf(next(refilled))).toEqual(trailOf(there));
          pairs += 1;
        }
        here = there;
      }
    }), { numRuns: 300 });
    expect(pairs).toBeGreaterThan(100);
  });
  it('no answer of a screen outside the sequence is ever sent (S-12, RN-020)', () => {
    fc.assert(fc.property(dynamicForm, fc.nat(10), fc.gen(), (raw, steps, value) => {
      const now = walk(started(raw), value, steps);
      const form = now.form as DynamicForm;
      const everywhere = Object.fromEntries(Object.values(form.screens).flatMap((screen) => namesOf(screen).map((name) => [name, 'x'])));
      const inside = new Set(
        sequenceOf(form, trailOf(now), use.skip).stops.flatMap(({ screen }) => (screen.fields ?? []).map(({ key_name: key }) => key))
      );
      const sent = sendable(form, { ...everywhere, ...(now.answers as object), stranger: 1 }, trailOf(now), use.skip);
      for (const key of Object.keys(sent)) expect(inside.has(key), key).toBe(true);
    }), { numRuns: 500 });
  });
  it('every screen becomes a form that survives a JSON round trip, with a field for each key', () => {
    fc.assert(fc.property(dynamicForm, (raw) => {
      for (const screen of Object.values(readDynamicForm(raw, quiet).screens)) {
        const form = formOfScreen(screen, quiet);
        expect(JSON.parse(JSON.stringify(form))).toEqual(form);
        expect(Object.keys(form.schema.properties ?? {}).map(keyOf)).toEqual(
          [...new Set((screen.fields ?? []).map(({ key_name: key }) => key))]
        );
      }
    }), { numRuns: 300 });
  });
});

describe('reading', () => {
  const refused = (raw: unknown): unknown => { try { readDynamicForm(raw, quiet);
  return undefined; } catch (error) { return error; } };
  it('refuses with its own error and never otherwise (SV-012)', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 6 }),
        (raw) => { const error = refused(raw); expect(error === undefined || error instanceof MalformedForm).toBe(true); }
      ),
      { numRuns: 500 }
    );
    const member = fc.constantFrom(
      'start_screen_id', 'screens', 'fields', 'key_name', 'settings', 'choices', 'subfields', 'flags', 'value', 'a', '__proto__'
    );
    const near = fc.letrec(
      (tie) => (
        {
          node: fc.oneof(
            { maxDepth: 7 }, fc.constantFrom('a', null, 1, true, ''), fc.array(tie('node'), { maxLength: 3 }),
            fc.array(fc.tuple(member, tie('node')), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs))
          )
        }
      )
    ).node;
    fc.assert(fc.property(near, (fields) => {
      const error = refused({ start_screen_id: 'a', screens: { a: { fields } } });
      expect(error === undefined || error instanceof MalformedForm).toBe(true);
    }), { numRuns: 1000 });
  });
  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        dynamicForm,
        (raw) => {
          const once = readDynamicForm(raw, quiet); expect(readDynamicForm(JSON.parse(JSON.stringify(once)), quiet)).toEqual(once);
        }
      )
    );
  });
});

it(
  'a name is never one that forms keep for themselves',
  () => { for (const key of ['__errors', '__additional_property', 'ui:order', 'toString']) expect(nameOf(key)).toMatch(/^~/); }
);
it('no two keys have one name, whatever they are (S12)', () => {
  fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileKeys),
    fc.string({ unit: fc.constantFrom('~', '0', '6', '1', 'a', '_') })), (key) => {
    expect(keyOf(nameOf(key))).toBe(key);
    expect(nameOf(key)).toMatch(/^[\w~-]+$/);
    expect(nameOf(key) in {}).toBe(false);
  }), { numRuns: 2000 });
});
