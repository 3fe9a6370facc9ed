import type { CallFault } from '#engine';

/** A refused card is reported beside the card (PY-021), every other error of a call in a dialog. */
export const hasDialog = (fault: CallFault | undefined): fault is CallFault => fault !== undefined && fault.code !== 'card_error';
