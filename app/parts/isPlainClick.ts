/** Every other click on a link is the browser's: it opens a tab, a window or a menu. */
export const isPlainClick = (
  { button, metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
