import { sameJson, type CompiledFlow, type Context, type FlowEvent, type FlowRun } from '#engine';

/** A visitor who presses Change on a summary of all answers comes back to it with Next, not through all questions behind (WCAG 3.3.4). */
export interface ChangeOfAnswer {
  /** What a screen sends. Only a summary sends visitors to another step: its Change. */
  send(event: FlowEvent): void;
  /** The machine has moved: leads on to the first step that needs a look, in the end to the summary. Tells whether it did. */
  leadsBack(): boolean;
  /** The visitor goes another way. */
  end(): void;
}

interface Summary {
  readonly step: string;
  /** The answers of each step on the way when it was left. */
  readonly answers: ReadonlyMap<string, unknown>;
  /** The step that was asked for, then each one behind it that has to be looked at again. */
  readonly at: string;
}

export function createChangeOfAnswer(
  { flow, route, forms }: Pick<CompiledFlow, 'flow' | 'route' | 'forms'>, run: Pick<FlowRun, 'view' | 'send'>,
): ChangeOfAnswer {
  let left: Summary | undefined;
  const answersOn = (context: Context): ReadonlyMap<string, unknown> =>
    new Map(route.steps(context).map((name) => [name, forms.answers(name, context)]));
  /** The first step from here to the summary that the change has emptied, shut or added; else the summary. */
  const nextToSee = (here: string, { step: summary, answers }: Summary, context: Context): string => {
    const way = [...answersOn(context)];
    const from = way.findIndex(([name]) => name === here);
    if (from < 0) return here;
    const isChanged = ([name, now]: readonly [string, unknown]): boolean => !answers.has(name) || !sameJson(answers.get(name), now);
    const [next = summary] = way.slice(from).find((one) => one[0] === summary || isChanged(one)) ?? [];
    return route.isOpen(next, context) ? next : route.furthest(context);
  };
  const end = (): void => { left = undefined; };
  return {
    end,
    send: (event) => {
      const { step, context } = run.view();
      if (['GOTO', 'BACK', 'RESET', 'ABANDON'].includes(event.type)) end();
      run.send(event);
      const { step: at } = run.view();
      if (event.type === 'GOTO' && at !== step) left = { step, answers: answersOn(context), at };
    },
    leadsBack: () => {
      const { step, context } = run.view();
      // The form of an entry stands over its list.
      if (!left || step === left.at || flow.steps[step]?.over !== undefined) return false;
      const next = step === left.step ? step : nextToSee(step, left, context);
      left = next === left.step ? undefined : { ...left, at: next };
      if (next === step) return false;
      run.send({ type: 'GOTO', step: next });
      return true;
    },
  };
}
