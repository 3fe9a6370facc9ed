import type { View } from '#engine';
import { hasDialog } from '../modals/hasDialog';

/** Does a message cover the step? */
export const isMessage = ({ modal, fault }: Pick<View, 'modal' | 'fault'>): boolean =>
  modal !== undefined || hasDialog(fault);
