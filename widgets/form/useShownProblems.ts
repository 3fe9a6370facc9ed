import { useState } from 'react';
import { useAfterPointerUp } from '../parts/useAfterPointerUp';
import { nothingSeen, visible, type Problem, type Seen } from './visible';

interface ShownProblems {
  readonly shown: readonly Problem[];
  /** Those of the last refused submit, for the summary. */
  readonly refused: readonly Problem[];
  /** Number of refused submits. */
  readonly attempt: number;
  readonly accept: () => void;
  readonly refuse: (problems: readonly Problem[]) => void;
  readonly enter: (key: string) => void;
  readonly leave: (key: string) => void;
}

/**
 * Which problems of a form are shown, by the fields that were left and the submits that were refused. A day that has passed since it was
 * given is a refusal before the first submit: it is what led the visitor back to this form.
 */
export function useShownProblems(problems: readonly Problem[], hasPassed: (problem: Problem) => boolean): ShownProblems {
  const [seen, setSeen] = useState<Seen>(() => ({ asked: new Set(problems.filter(hasPassed).map(({ key }) => key)), left: new Set() }));
  const [attempt, setAttempt] = useState(0);
  const afterPointerUp = useAfterPointerUp();
  const shown = visible(problems, seen);
  // A message that went while its field was edited comes back when the field is left. Some texts count only then, under the press that
  // leaves the field: a message would move what is pressed.
  const { focus } = seen;
  if (focus?.text !== undefined && !shown.some(({ key }) => key === focus.key)) setSeen({ ...seen, focus: { key: focus.key } });
  return {
    shown, attempt,
    refused: shown.filter(({ key }) => seen.asked.has(key)),
    accept: () => setSeen(nothingSeen),
    refuse(wrong) {
      setSeen(({ left }) => ({ asked: new Set(wrong.map(({ key }) => key)), left }));
      setAttempt((count) => count + 1);
    },
    enter(key) {
      const text = shown.find((problem) => problem.key === key)?.text;
      setSeen((before) => ({ ...before, focus: { key, text } }));
    },
    leave: (key) => afterPointerUp(() => setSeen(({ asked, left }) => ({ asked, left: new Set([...left, key]) }))),
  };
}
