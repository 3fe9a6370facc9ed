import type { View } from '#engine';

/** Does a message cover the step? A refused card is reported beside the card (PY-021), with nothing over it. */
export const isMessage = ({ modal, fault }: Pick<View, 'modal' | 'fault'>): boolean =>
  modal !== undefined || (fault !== undefined && fault.code !== 'card_error');
