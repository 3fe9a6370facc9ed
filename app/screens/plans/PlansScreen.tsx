import { useState, useEffect } from 'react';
import type { PlansContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { Figure } from '../../illustrations/Spot';
import { BackRow } from '../../parts/Actions';
import { Heading } from '../../parts/Heading';
import { lateForm } from '../../parts/lateForm';
import { PlanTabs } from '../../parts/PlanTabs';
import { contentOf, pictureOf } from '../content';
import { rules } from '../rules';
import { tellOpened } from '../StepDocument';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { CardsWaiting, PlanCards } from './PlanCards';
import { NoPlans } from './NoPlans';
import { PlanPanel } from './PlanPanel';
import { planViews } from './planView';

/** Kind `plans`: a tab for each plan, the first one open (RC-046), or a card for each. */
export function Screen({ flow, step, view, send, services }: ScreenProps) {
  const content = contentOf<PlansContent>(step);
  const reportTo = useRefused();
  // A price that is worked out anew: the old plans are gone.
  const waiting = useMinimumDuration(view.entering || view.refreshing, content.atLeast);
  const plans = planViews(content, view.context);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, Math.max(plans.length - 1, 0));
  const plan = plans[active];
  const id = `${flow.id}-${step.name}`;
  const lead = content.lead && fill(content.lead, view.context);
  // Nothing is left to submit: the choice of a plan leads on.
  const submit = (): void => undefined;
  const documentOpened = (): void => tellOpened({ flow, services }, content.documentTrack);
  return (
    <section className="screen plans">
      <div className="wrap page">
        <div className="plans-head">
          <div><Heading>{step.title}</Heading>{lead && <p className="lead">{lead}</p>}</div>
          {(plan ?? waiting) && <Figure name={content.illustration ?? pictureOf(flow)} className="plans-figure" />}
        </div>
        {view.form && (
          <div className="sheet card plans-form">
            <div id={`${id}-summary`} />
            <lateForm.Part id={id} form={view.form} data={view.answers} rules={rules} services={services}
              disabled={view.busy && !view.refreshing} onChange={(data) => send({ type: 'CHANGE', data })} onSubmit={submit}
              onRefused={reportTo(id)} />
          </div>
        )}
        {waiting && <CardsWaiting cards={plans.length || content.placeholders} rows={content.amounts?.length ?? 3} />}
        {!waiting && plan && content.layout === 'cards' && (
          <PlanCards plans={plans} content={content} context={view.context} busy={view.busy}
            onChoose={({ value }) => send({ type: 'CHOOSE', value })}
            onDocument={documentOpened} />
        )}
        {!waiting && plan && content.layout !== 'cards' && (
          <>
            <PlanTabs id={id} label={step.title} tabs={plans} active={active} per={fill(content.per, view.context)} onSelect={setChosen} />
            <PlanPanel id={`${id}-panel`} tab={`${id}-tab-${active}`} plan={plan} content={content} context={view.context} busy={view.busy}
              onChoose={() => send({ type: 'CHOOSE', value: plan.value })} onDocument={documentOpened} />
          </>
        )}
        {!waiting && !plan && <NoPlans flow={flow} step={step} view={view} send={send} content={content} />}
        <BackRow view={view} send={send} className="plans-back" />
      </div>
    </section>
  );
}

/** True while `waiting`, and for at least so many milliseconds (VC-008): a loader must not flash. */
function useMinimumDuration(waiting: boolean, milliseconds = 0): boolean {
  const [isOver, setOver] = useState(milliseconds === 0);
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, true);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return waiting || !isOver;
}
