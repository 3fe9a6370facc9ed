import { useId } from 'react';
import type { AddOnsContent } from '#flows/screenContent';
import { DocumentLink } from '../../parts/DocumentLink';
import type { AddOnView } from './addOnViews';

interface AddOnCardProps {
  readonly addOn: AddOnView;
  readonly content: AddOnsContent;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/** An add-on: the whole card except its document is the label of the tick box. */
export function AddOnCard({ addOn: { title, amount, price, document }, content, checked, disabled, onToggle }: AddOnCardProps) {
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
      <DocumentLink href={document} className="small">{content.documentLink}</DocumentLink>
    </div>
  );
}
