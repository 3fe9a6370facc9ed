import type { PdfLine } from './pdf';

export const heading = (text: string): readonly PdfLine[] => [{ text: '' }, { text, size: 13, bold: true }];
export const paragraph = (text: string): readonly PdfLine[] => [{ text: '', size: 4 }, { text }];
export const bullets = (texts: readonly string[]): readonly PdfLine[] => texts.flatMap((text) => paragraph(`• ${text}`));
const sample = 'Sample policy of the sandbox. Nothing in it is an offer, and no cover comes of it.';
export const titled = (title: string, note = sample): readonly PdfLine[] =>
  [{ text: 'Surefoot', size: 11, bold: true }, { text: title, size: 20, bold: true }, { text: note }];
