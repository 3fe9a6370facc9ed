import type { Modal } from '#engine';

/** The default title of a modal (ME-002). */
export const titleOf = ({ title, type }: Pick<Modal, 'title' | 'type'>): string =>
  title ?? (type === 'error' ? 'Something went wrong' : 'Info');
/** The default label of its button. */
export const buttonOf = ({ button }: Pick<Modal, 'button'>): string => button ?? 'Ok';
