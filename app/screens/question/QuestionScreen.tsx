import { FormSheet } from '../FormSheet';
import type { ScreenProps } from '../types';

/** Kind `question`: the heading asks, radio cards answer. */
export function Screen(props: ScreenProps) {
  return <FormSheet {...props} kind="question" />;
}
