import { useRef, type KeyboardEvent } from 'react';
import { PriceSplit } from './PriceSplit';

interface PlanTab { readonly id: string; readonly title: string; readonly price: string }
interface PlanTabsProps {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly PlanTab[];
  readonly active: number;
  readonly per: string;
  readonly onSelect: (index: number) => void;
}

/** A tab for each plan (RC-022, RC-046); all look the same. */
export function PlanTabs({ id, label, tabs, active, per, onSelect }: PlanTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const to = tabAfter(event.key, active, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onSelect(to);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className="plan-tabs" role="tablist" aria-label={label} tabIndex={-1} ref={list} onKeyDown={go}>
      {tabs.map((tab, index) => (
        <button key={tab.id} type="button" role="tab" id={`${id}-tab-${index}`} aria-controls={`${id}-panel`}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1} className="plan-tab" onClick={() => onSelect(index)}>
          <span className="plan-title">{tab.title}</span>
          <PriceSplit title={tab.price} per={per} />
        </button>
      ))}
    </div>
  );
}

/** WAI-ARIA tabs: the tab that a key leads to from `index`; undefined for other keys. */
export function tabAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
