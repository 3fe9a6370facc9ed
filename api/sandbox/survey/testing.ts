import { createRules, type Adapters, type Context, type SurveyUse } from '#engine';
import { surveyKit } from '#engine/survey';
import { createHttp } from '../../http';
import { createTools } from '../../index';
import type { Session, Tools } from '../../types';
import type { Sandbox } from '../index';
import { geocodeText } from '../places/geocode';
import { clock, token } from '../testing';

const rules = createRules({ clock });
/** What is typed, by screen; other screens get their fields' first examples or choices. */
export type Typed = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A visit without a machine: a line's own adapters against the sandbox, each patch merged. */
export function createVisit(sandbox: Sandbox, adapters: Adapters<Tools, never>, use: SurveyUse, start: Context) {
  const session: Session = { embedded: false, metadata: {}, site: { api_token: token, title: 'Surefoot', verticals: [], settings: {} } };
  const http = createHttp({
    apiUrl: 'http://localhost:4300', session: () => session,
    fetch: (request) => sandbox.fetch(request), environment: { browser: 'test', os: 'test', timezone: 'UTC' },
  });
  const geocoder = { geocode: async (text: string) => (await geocodeText(text)).place ?? {} };
  const tools = {
    ...createTools({ http, services: { geocoder } as never, session: () => session, clock }), session, signal: new AbortController().signal,
  };
  let context = start;
  const visit = {
    context: () => context,
    give(patch: Context) { context = { ...context, ...patch }; },
    async run(...calls: readonly string[]) {
      for (const call of calls) {
        visit.give(await (adapters[call] as (context: never, tools: unknown) => Promise<Context>)(context as never, tools));
      }
    },
    /** Through all screens; answers their ids in order, and whether every answer is right at the end. */
    async survey(typed: Typed) {
      const seen: string[] = [];
      visit.give({ [use.trail]: surveyKit.start(use, context) });
      while (!(context[use.trail] as { readonly ended?: true }).ended) {
        const { id } = surveyKit.stop(use, context) ?? { id: 'nowhere' };
        seen.push(id);
        const { properties = {} } = surveyKit.form(use, context)?.schema ?? {};
        const first = (of: unknown): unknown => { const { examples = [], enum: choices = [] } =
          of as { readonly examples?: readonly unknown[]; readonly enum?: readonly unknown[] }; return examples[0] ?? choices[0]; };
        visit.give(surveyKit
          .change(use, context, typed[id] ?? Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, first(of)]))));
        await visit.run('saveAnswers');
        visit.give(surveyKit.advance(use, context));
      }
      return { seen, isComplete: surveyKit.isComplete(use, context, rules) };
    },
  };
  return visit;
}
