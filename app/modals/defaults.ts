import type { Modal } from '#engine';

/** What a modal is called when its definition does not say (ME-002) … */
export const titleOf = ({ title, type }: Pick<Modal, 'title' | 'type'>): string =>
  title ?? (type === 'error' ? 'Something went wrong' : 'Info');
/** … and its button. */
export const buttonOf = ({ button }: Pick<Modal, 'button'>): string => button ?? 'Ok';
