import type { Context } from '#engine';
import type { SurveyContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import { Dialog } from '../../modals/Dialog';
import { dialled } from '../../parts/dialled';
import type { OverLimit } from './useOverLimit';

interface VipProps {
  readonly words: NonNullable<SurveyContent['vip']>;
  readonly over: OverLimit;
  readonly context: Context;
  readonly phone?: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** SV-056, S-10: refers an amount above the limit to the VIP team; answer and screen do not change. */
export function Vip({ words, over, context, phone, onClose, onClosed }: VipProps) {
  const number = dialled(phone);
  return (
    <Dialog title={words.title} onClose={onClose} onClosed={onClosed}
      actions={<>
        {number && <a className="button" href={`tel:${number}`}>Call</a>}
        {number && <a className="button line" href={`sms:${number}`}>Text</a>}
        <button type="button" className={number ? 'button line' : 'button'} onClick={onClose}>Ok</button>
      </>}>
      <p>{fill(words.message, { ...context, limit: money(over.limit, undefined, 0), support_phone: phone?.replaceAll(' ', '\u00a0') })}</p>
    </Dialog>
  );
}
