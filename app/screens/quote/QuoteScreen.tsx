import { useId, useMemo } from 'react';
import { ArrowRight, RotateCw } from 'lucide-react';
import { getPath } from '#engine';
import { FlowForm } from '#widgets';
import type { QuoteContent } from '#flows/types';
import { fill } from '#widgets/format/fill';
import { BackButton } from '../../parts/Actions';
import { useBelowFold } from '../../parts/belowFold';
import { DocumentLink } from '../../parts/DocumentLink';
import { Heading } from '../../parts/Heading';
import { PriceBar } from '../../parts/PriceBar';
import { PricePanel } from '../../parts/PricePanel';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import { contentOf } from '../content';
import { repeats, toSubmit } from '../parts';
import { paymentsAt } from '../price';
import { renewal } from '../renewal';
import { rules } from '../rules';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { Facts } from './Facts';
import { quoteParts } from './quoteView';

/** Kind `quote` (RN-009 … RN-012): facts, coverages to choose, ways to pay, and the price, updated after each choice. */
export function Screen({ flow, step, view, send, services }: ScreenProps) {
  const content = contentOf<QuoteContent>(step);
  const { form, context, answers, busy, refreshing } = view;
  const id = `${flow.id}-${step.name}`;
  const [statusId, neededId] = [useId(), useId()];
  const [panel, isBelow] = useBelowFold<HTMLElement>();
  const reportTo = useRefused();
  const parts = useMemo(() =>
    quoteParts(id, content, { form, context, answers, refreshing }), [id, content, form, context, answers, refreshing]);
  const calculating = refreshing ? content.calculating : undefined;
  const payments = paymentsAt(content.price, view);
  const needed = stillNeeded(view.missing);
  const next = (className: string) => (payments || calculating ? (
    <SubmitButton className={className} form={toSubmit(parts, answers, rules, id)} reason={calculating ?? needed}
      reasonId={calculating ? statusId : neededId} busy={busy && !refreshing} busyLabel="One moment"
      after={<ArrowRight size={20} aria-hidden />}>Next</SubmitButton>
  ) : (
    <SubmitButton className={className} before={<RotateCw size={20} aria-hidden />} busy={busy} busyLabel="One moment"
      onPress={() => send({ type: 'REFRESH' })}>Try again</SubmitButton>
  ));
  return (
    <section className="screen">
      <div className={`wrap page quote ${isBelow ? 'is-above-price' : ''}`}>
        <div className="quote-main">
          <div className="sheet card">
            {parts.map((part) => <div key={part.id} id={`${part.id}-summary`} />)}
            <Heading>{step.title}</Heading>
            <Facts facts={content.facts} context={context} busy={busy} onChange={(to) => send({ type: 'GOTO', step: to })} />
          </div>
          {parts.map((part, index) => (
            <div key={part.id} className={`sheet card quote-group ${repeats(part.form, part.title) ? 'question' : ''}`}>
              <h2>{part.title}</h2>
              <FlowForm id={part.id} form={part.form} data={{ ...answers }} rules={rules} services={services} disabled={busy && !refreshing}
                onChange={(data) => send({ type: 'CHANGE', data: { ...answers, ...data } })} onSubmit={() => send({ type: 'NEXT' })}
                onRefused={reportTo(part.id)} />
              {index === parts.length - 1 && content.document
                && <p className="quote-document">
                  <DocumentLink href={getPath(context, content.document.path)}>{content.document.label}</DocumentLink>
                </p>}
            </div>
          ))}
          {view.back !== false && (
            <div className="actions"><BackButton busy={busy} onBack={() => send({ type: 'BACK' })} /></div>
          )}
        </div>
        <PricePanel ref={panel} statusId={statusId} payments={payments} calculating={calculating} className="quote-price"
          note={content.note && fill(content.note, context)}
          renews={renewal(content.renews, content.price.cadence && getPath(context, content.price.cadence), context)}>
          {next('glow block')}
          {needed && !calculating && <p className="needed small" id={neededId}>{needed}</p>}
        </PricePanel>
      </div>
      {isBelow && <PriceBar payments={payments} calculating={calculating} needed={needed}>{next('')}</PriceBar>}
    </section>
  );
}
