import { useId, type FormEvent } from 'react';
import type { AddOnsContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { toggle } from '#widgets/multi/toggle';
import { getPath, type Context } from '#engine';
import { money } from '#widgets/format/money';
import { Actions } from '../../parts/Actions';
import { pressable } from '../../parts/pressable';
import { Sheet } from '../../parts/Sheet';
import { contentOf, currencyIn, headOf, textAt } from '../content';
import type { ScreenProps } from '../types';
import { DocumentLink } from '../../parts/DocumentLink';

/** Kind `addOns`: add-ons to tick; Skip goes on without any (S-43). The step's form has one field, the list. */
export function Screen({ flow, step, view, send }: ScreenProps) {
  const content = contentOf<AddOnsContent>(step);
  const id = `${flow.id}-${step.name}`;
  const { context, answers, busy } = view;
  const [field = ''] = Object.keys(step.form?.schema.properties ?? {});
  const chosen = Array.isArray(answers[field]) ? (answers[field] as readonly unknown[]) : [];
  const addOns = addOnViews(content, context);
  const head = headOf(flow, content, context);
  const submit = (event: FormEvent) => { event.preventDefault(); send({ type: 'NEXT' }); };
  const turn = (value: unknown) => send({ type: 'CHANGE', data: { [field]: toggle(chosen, value, addOns.map((one) => one.value)) } });
  return (
    <Sheet title={step.title} {...head} summaryId={`${id}-summary`} lead={content.lead && fill(content.lead, context)}>
      <form id={id} className="step-body" onSubmit={submit}>
        <fieldset className="add-ons">
          <legend className="sr-only">{step.title}</legend>
          {addOns.map((addOn) => <AddOnCard key={String(addOn.value)} addOn={addOn} content={content} checked={chosen.includes(addOn.value)}
            disabled={busy} onToggle={() => turn(addOn.value)} />)}
        </fieldset>
        {content.total && head.price && (
          <dl className="totals"><div className="due"><dt>{content.total}</dt><dd>{head.price}</dd></div></dl>
        )}
      </form>
      <Actions form={id} missing={view.missing} view={view} send={send}>
        <button type="button" className="button line skip-step" {...pressable(busy, () => send({ type: 'SKIP' }))}>
          {content.skip}
        </button>
      </Actions>
    </Sheet>
  );
}

interface AddOnCardProps {
  readonly addOn: AddOnView;
  readonly content: AddOnsContent;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/** An add-on: the whole card except its document is the label of the tick box. */
function AddOnCard({ addOn: { title, amount, price, document }, content, checked, disabled, onToggle }: AddOnCardProps) {
  const id = useId();
  return (
    <div className="add-on">
      <label className={`f-card ${checked ? 'is-chosen' : ''} ${disabled ? 'is-off' : ''}`} htmlFor={id}>
        <input id={id} type="checkbox" className="f-box" checked={checked} disabled={disabled} onChange={onToggle}
          aria-labelledby={`${id}-title`} aria-describedby={`${id}-said`} />
        <span className="f-card-text">
          <span id={`${id}-title`} className="f-card-title">{title}</span>
          <span id={`${id}-said`} className="add-on-said">
            {amount && <span>{content.amountLabel} <strong>{amount}</strong></span>}
            {price && <span className="add-on-price"><span className="price">{price}</span> {content.per}</span>}
          </span>
        </span>
      </label>
      <DocumentLink href={document} about={title} className="small">{content.documentLink}</DocumentLink>
    </div>
  );
}

/** An add-on as its card shows it. */
interface AddOnView {
  readonly value: unknown;
  readonly title: string;
  readonly amount: string;
  readonly price: string;
  readonly document?: string;
}

/** In the order they came; amounts without decimals, prices with two (WG-020). */
export function addOnViews({ list, currency }: Pick<AddOnsContent, 'list' | 'currency'>, context: Context): readonly AddOnView[] {
  const found = getPath(context, list);
  const code = currencyIn(context, currency);
  return (Array.isArray(found) ? (found as readonly Context[]) : []).map((one) => ({
    value: one.value, title: textAt(one, 'title') ?? '', amount: money(one.amount, code, 0), price: money(one.price, code),
    document: textAt(one, 'document'),
  }));
}
