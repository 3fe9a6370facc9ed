import type { WidgetProps } from '@rjsf/utils';
import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { lower } from '../messages';
import { choiceFor, choicesOf, matching, windowOf, withTitle } from '../parts/choices';
import { Combobox } from '../parts/Combobox';
import { contextOf, optionsOf } from '../parts/field';

/**
 * A select that can be searched by typing (BO-003). Text that names no choice becomes the value when the field is left, so that the rules
 * refuse it where it stands: like a date that is none, it is kept and told.
 */
export function SearchWidget(props: WidgetProps): ReactNode {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const { schema, options } = props;
  // Saves several ms for each letter that is sought in a list of ten thousand, and the texts in which it is sought.
  const choices = useMemo(() => choicesOf({ schema, options }), [schema, options]);
  const { emptyText, track } = optionsOf(props);
  const chosen = choices.find(({ value }) => value === props.value);
  const sought = typed ?? (!chosen && typeof props.value === 'string' ? props.value : undefined);
  const found = sought === undefined ? choices : matching(choices, sought);
  const listed = windowOf(found, sought === undefined ? chosen : undefined);
  useSearchTracking(typed, (results) => {
    if (typeof track === 'string') contextOf(props).services.analytics.track(track, { results });
  }, found.length);
  const type = (text: string): void => {
    setTyped(text);
    if (text.trim() === '') props.onChange(undefined);
  };
  const commit = (): void => {
    const text = typed?.trim() ?? '';
    if (text !== '') props.onChange(withTitle(choices, text)?.value ?? text);
    setTyped(undefined);
  };
  return (
    <Combobox
      props={props}
      text={sought ?? chosen?.title ?? ''}
      options={listed.map(({ key, title, help }) => ({ id: key, label: title, detail: help }))}
      more={found.length - listed.length}
      chosen={chosen?.key}
      empty={`No ${lower(props.label)} matches “${sought ?? ''}”. ${typeof emptyText === 'string' ? emptyText : widerWord}`}
      onText={type}
      onPick={({ id }) => { setTyped(undefined); props.onChange(choiceFor(choices, id)?.value); }}
      onCommit={commit}
      opensOnClick
      tail={<ChevronDown className="f-icon" size={20} aria-hidden />}
    />
  );
}

const widerWord = 'Check the spelling or try a wider word.';

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
