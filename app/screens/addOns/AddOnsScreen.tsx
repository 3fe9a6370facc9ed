import type { FormEvent } from 'react';
import type { AddOnsContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { toggle } from '#widgets/multi/toggle';
import { Actions } from '../../parts/Actions';
import { pressable } from '../../parts/pressable';
import { Sheet } from '../../parts/Sheet';
import { contentOf, pictureOf } from '../content';
import type { ScreenProps } from '../types';
import { AddOnCard } from './AddOnCard';
import { addOnViews } from './addOnViews';

/** Kind `addOns`: add-ons to tick; Skip goes on without any (S-43). The step's form has one field, the list. */
export function Screen({ flow, step, view, send }: ScreenProps) {
  const content = contentOf<AddOnsContent>(step);
  const id = `${flow.id}-${step.name}`;
  const { context, answers, busy } = view;
  const [field = ''] = Object.keys(step.form?.schema.properties ?? {});
  const chosen = Array.isArray(answers[field]) ? (answers[field] as readonly unknown[]) : [];
  const addOns = addOnViews(content, context);
  const lead = content.lead && fill(content.lead, context);
  const submit = (event: FormEvent) => { event.preventDefault(); send({ type: 'NEXT' }); };
  const turn = (value: unknown) => send({ type: 'CHANGE', data: { [field]: toggle(chosen, value, addOns.map((one) => one.value)) } });
  return (
    <Sheet title={step.title} product={flow.title} picture={pictureOf(flow)} summaryId={`${id}-summary`} lead={lead}>
      <form id={id} className="step-body" onSubmit={submit}>
        <fieldset className="add-ons">
          <legend className="sr-only">{step.title}</legend>
          {addOns.map((addOn) => <AddOnCard key={String(addOn.value)} addOn={addOn} content={content} checked={chosen.includes(addOn.value)}
            disabled={busy} onToggle={() => turn(addOn.value)} />)}
        </fieldset>
      </form>
      <Actions form={id} missing={view.missing} view={view} send={send}>
        <button type="button" className="button line skip-step" {...pressable(busy, () => send({ type: 'SKIP' }))}>
          {content.skip}
        </button>
      </Actions>
    </Sheet>
  );
}
