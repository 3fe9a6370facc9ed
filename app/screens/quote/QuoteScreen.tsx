import { useId, useMemo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ArrowRight, RotateCw } from 'lucide-react';
import { getPath, type Form, type View } from '#engine';
import { FlowForm } from '#widgets';
import type { QuoteContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { BackRow } from '../../parts/Actions';
import { Heading } from '../../parts/Heading';
import { PriceBar } from '../../parts/PriceBar';
import { PricePanel } from '../../parts/PricePanel';
import { stillNeeded } from '../../parts/stillNeeded';
import { SubmitButton } from '../../parts/SubmitButton';
import { contentOf } from '../content';
import { repeats, toSubmit, partOf } from '../parts';
import { paymentsAt, withPrice } from '../price';
import { renewal } from '../renewal';
import { rules } from '../rules';
import { StepDocument } from '../StepDocument';
import type { ScreenProps } from '../types';
import { useRefused } from '../useRefused';
import { Facts } from './Facts';
import { withNames } from './names';

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
            <PartCard key={part.id} part={part} view={view} send={send} services={services} onRefused={reportTo(part.id)}>
              {index === parts.length - 1 && content.document
                && <p className="quote-document">
                  <StepDocument document={content.document} context={context} flow={flow} services={services} />
                </p>}
            </PartCard>
          ))}
          <BackRow view={view} send={send} />
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

interface PartCardProps extends Pick<ScreenProps, 'view' | 'send' | 'services'> {
  readonly part: QuotePart;
  readonly onRefused: (isRefused: boolean) => void;
  /** Below the fields. */
  readonly children: ReactNode;
}
/** Some of the form's fields in a card of their own. */
function PartCard({ part: { id, title, form }, view: { answers, busy, refreshing }, send, services, onRefused, children }: PartCardProps) {
  return (
    <div className={`sheet card quote-group ${repeats(form, title) ? 'question' : ''}`}>
      <h2>{title}</h2>
      <FlowForm id={id} form={form} data={answers} rules={rules} services={services} disabled={busy && !refreshing}
        onChange={(data) => send({ type: 'CHANGE', data: { ...answers, ...data } })} onSubmit={() => send({ type: 'NEXT' })}
        onRefused={onRefused} />
      {children}
    </div>
  );
}

/** Is an element below the visible part of the window? */
function useBelowFold<T extends Element>(): readonly [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // In a frame as high as its page nothing is below the fold: compare with the frame's own window.
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setBelow(!entry.isIntersecting && entry.boundingClientRect.top >= window.innerHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, below];
}

interface QuotePart { readonly id: string; readonly title: string; readonly form: Form }

/** The form's fields in the cards that the content names, in the plan's words. A card without any field is left out (RN-056 … RN-061). */
function quoteParts(id: string, content: QuoteContent,
  view: Pick<View, 'form' | 'context' | 'answers' | 'refreshing'>): readonly QuotePart[] {
  const { form, context } = view;
  if (!form) return [];
  const named = withNames(form, content.names === undefined ? undefined : getPath(context, content.names), content.namedAs);
  return content.groups.flatMap(({ title, fields }, index) => {
    const part = partOf(named, fields);
    if (!part) return [];
    return [{ id: index === 0 ? id : `${id}-${index + 1}`, title,
      form: fields.reduce((now, field) => withPrice(now, content.price, field, view), part) }];
  });
}
