import { ArrowRight } from 'lucide-react';
import type { Context } from '#engine';
import type { PlansContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { DocumentLink } from '../../parts/DocumentLink';
import { SafeHtml } from '../../parts/SafeHtml';
import { SubmitButton } from '../../parts/SubmitButton';
import { sumOf, type PlanView } from './planView';

interface PlanPanelProps {
  readonly id: string;
  readonly tab: string;
  readonly plan: PlanView;
  readonly content: PlansContent;
  readonly context: Context;
  readonly busy: boolean;
  readonly onChoose: () => void;
  readonly onDocument: () => void;
}

function Sum({ content, plan, context }: Pick<PlanPanelProps, 'content' | 'plan' | 'context'>) {
  const sum = sumOf(plan.price, content.days, context);
  if (!sum) return null;
  const words = { ...context, ...sum };
  return (
    <dl className="sum tabular">
      <div><dt>{fill(content.sum.line, words)}</dt><dd>{sum.sum}</dd></div>
      <div className="sum-total"><dt>{fill(content.sum.total, words)}</dt><dd>{sum.sum}</dd></div>
    </dl>
  );
}

/** The panel of the chosen tab: coverages, sum and button. */
export function PlanPanel({ id, tab, plan, content, context, busy, onChoose, onDocument }: PlanPanelProps) {
  return (
    <div className="sheet card plan-panel" role="tabpanel" id={id} aria-labelledby={tab} tabIndex={0}>
      <div>
        <h2>{plan.title}</h2>
        {plan.summary && <SafeHtml key={plan.id} html={plan.summary} className="rich ticks" />}
      </div>
      <div className="sum-box">
        <Sum content={content} plan={plan} context={context} />
        <SubmitButton className="block" busy={busy} busyLabel="One moment" onPress={onChoose} after={<ArrowRight size={20} aria-hidden />}>
          {content.choose}
        </SubmitButton>
        <DocumentLink href={plan.document} className="small" onOpen={onDocument}>{content.documentLink}</DocumentLink>
      </div>
    </div>
  );
}
