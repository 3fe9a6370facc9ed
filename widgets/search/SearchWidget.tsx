import type { WidgetProps } from '@rjsf/utils';
import { ChevronDown } from 'lucide-react';
import { useState, useEffect, useRef, type ReactNode } from 'react';
import { choiceFor, choicesOf, matching, windowOf } from '../parts/choices';
import { Combobox } from '../parts/Combobox';
import { contextOf, optionsOf } from '../parts/field';

/** A select that can be searched by typing (BO-003). Text that matches nothing is shown as such and never becomes the answer. */
export function SearchWidget(props: WidgetProps): ReactNode {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const choices = choicesOf(props);
  const { emptyText, track } = optionsOf(props);
  const chosen = choices.find(({ value }) => value === props.value);
  const found = typed === undefined ? choices : matching(choices, typed);
  const listed = windowOf(found, typed === undefined ? chosen : undefined);
  useSearchTracking(typed, (results) => {
    if (typeof track === 'string') contextOf(props).services.analytics.track(track, { results });
  }, found.length);
  const type = (text: string): void => {
    setTyped(text);
    if (text.trim() === '') props.onChange(undefined);
  };
  const leave = (): void => {
    const exact = typed === undefined ? undefined : choices.find(({ title }) => title.toLowerCase() === typed.trim().toLowerCase());
    if (exact) props.onChange(exact.value);
    if (exact ?? chosen) setTyped(undefined);
  };
  return (
    <Combobox
      props={props}
      text={typed ?? chosen?.title ?? ''}
      options={listed.map(({ key, title, help }) => ({ id: key, label: title, detail: help }))}
      more={found.length - listed.length}
      chosen={chosen?.key}
      empty={typeof emptyText === 'string' ? emptyText : `Nothing matches “${typed ?? ''}”. Check the spelling or try a wider word.`}
      onText={type}
      onPick={({ id }) => { setTyped(undefined); props.onChange(choiceFor(choices, id)?.value); }}
      onLeave={leave}
      openOnFocus
      tail={<ChevronDown className="f-icon" size={20} aria-hidden />}
    />
  );
}

/** BO-036: shorter text is not a search, and a search is reported after this delay in milliseconds. */
const minLength = 3;
const delay = 250;

/** A search has enough characters, without the spaces around it. */
export const isSearch = (typed: string | undefined): typed is string => typed !== undefined && typed.trim().length >= minLength;

function useSearchTracking(typed: string | undefined, track: (results: number) => void, results: number): void {
  const latest = useRef({ track, results });
  useEffect(() => { latest.current = { track, results }; });
  const search = isSearch(typed) ? typed.trim() : undefined;
  useEffect(() => {
    if (search === undefined) return undefined;
    const timer = setTimeout(() => latest.current.track(latest.current.results), delay);
    return () => clearTimeout(timer);
  }, [search]);
}
