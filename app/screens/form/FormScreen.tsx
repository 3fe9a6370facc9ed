import { FormSheet } from '../FormSheet';
import type { ScreenProps } from '../types';

/** Kind `form`: several fields under one heading. */
export function Screen(props: ScreenProps) {
  return <FormSheet {...props} kind="form" />;
}
