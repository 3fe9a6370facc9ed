import type { Measure } from './placed';

const fonts = { name: '620 14px', note: '440 12px' } as const;

/** Measures with the page's own font; an estimate where there is no canvas. */
export function createMeasure(page: Document): Measure {
  const pen = page.createElement('canvas').getContext('2d');
  const family = getComputedStyle(page.body).fontFamily;
  return (text, kind) => {
    if (!pen) return text.length * 7.5;
    pen.font = `${fonts[kind]} ${family}`;
    return pen.measureText(text).width;
  };
}
