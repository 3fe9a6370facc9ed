import { useRef, useState, type FocusEvent } from 'react';
import { isObject, type Context, type Form, type JsonSchema } from '#engine';
import type { SurveyContent } from '#flows/screenContent';
import { fill } from '#widgets/format/fill';
import { money } from '#widgets/format/money';
import { useAfterPointerUp } from '#widgets/parts/useAfterPointerUp';
import { uiAt, uiOption } from '#widgets/form/kind';
import { Dialog } from '../../modals/Dialog';
import { dialled } from '../../parts/dialled';

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

interface Watch {
  readonly onBlur: (event: FocusEvent) => void;
  readonly onRefused: () => void;
  readonly close: () => void;
}

/**
 * S-10: the amount above its limit to show a message for: on Next, and when its field is left. Leaving shows it once for each value,
 * else a keyboard user could not leave the field.
 */
export function useOverLimit(formId: string, form: Form | undefined, answers: unknown): readonly [OverLimit | undefined, Watch] {
  const [open, setOpen] = useState<OverLimit>();
  const shown = useRef(new Map<string, number>());
  const afterPointerUp = useAfterPointerUp();
  const over = form ? overLimit(form, answers) : [];
  const show = (found: OverLimit | undefined): void => {
    if (!found) return;
    shown.current.set(found.path.join('.'), found.value);
    setOpen(found);
  };
  return [open, {
    // A dialog that opens on pointerdown would take the click from the button.
    onBlur: ({ target }) => {
      const left = over.find(({ path, value }) => target.id === [formId, ...path].join('.') && shown.current.get(path.join('.')) !== value);
      if (left) afterPointerUp(() => show(left));
    },
    onRefused: () => show(over[0]),
    close: () => setOpen(undefined),
  }];
}

/** An amount above its limit, at a path of the form. */
interface OverLimit { readonly path: readonly string[]; readonly value: number; readonly limit: number }

/** S-10: the amounts above the limit of a field with `ui:options.vip`, in the form's order; equal to the limit passes. */
export const overLimit = ({ schema, ui }: Form, answers: unknown): readonly OverLimit[] => find(schema, ui, answers, []);

function find(schema: JsonSchema, ui: Form['ui'], value: unknown, path: readonly string[]): readonly OverLimit[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return typeof items === 'object' ? value.flatMap((row, index) => find(items, ui, row, [...path, String(index)])) : [];
  }
  if (isObject(value)) {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      (typeof field === 'object' ? find(field, ui, value[name], [...path, name]) : []));
  }
  const limit = schema.maximum;
  const over = limit !== undefined && typeof value === 'number' && value > limit && uiOption(uiAt(ui, path), 'vip') === true;
  return over ? [{ path, value, limit }] : [];
}
