export interface Point { readonly x: number; readonly y: number }

/** A way along points with its corners rounded, as an SVG path. */
export function roundedPath(points: readonly Point[], radius = 12): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return rest.reduce((path, point, index) => {
    const before = points[index] as Point;
    const after = points[index + 2];
    if (!after) return `${path} L ${say(point)}`;
    const bend = Math.min(radius, far(before, point) / 2, far(point, after) / 2);
    return `${path} L ${say(towards(point, before, bend))} Q ${say(point)} ${say(towards(point, after, bend))}`;
  }, `M ${say(first)}`);
}
const say = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
function towards(from: Point, to: Point, length: number): Point {
  const whole = far(from, to);
  return whole === 0 ? from : { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

/** Breaks a label into lines of at most `most` letters, between words. */
export function labelLines(text: string, most = 22): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
