import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, folder } from './album';

interface Picture { readonly line: string; readonly place: string; readonly state: string; readonly files: Record<string, string> }
/** `04.2 driver refused 375.png` */
const named = /^(?<number>[\d.]+) (?<place>\S+) (?<state>\S+) (?<width>\d+)\.png$/;

function pictures(): readonly Picture[] {
  const found = new Map<string, Picture>();
  for (const line of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name)) {
    for (const file of filesOf(line)) {
      const { place = '', state = '', width = '' } = named.exec(file)?.groups ?? {};
      if (width === '') continue;
      const key = [line, place, state].join(' ');
      const picture = found.get(key) ?? { line, place, state, files: {} };
      picture.files[width] = `${line}/${file}`;
      found.set(key, picture);
    }
  }
  return [...found.values()];
}

const page = (list: readonly Picture[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Screens</title>
<style>
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #eaf1ee; color: #112120; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 10px 16px;
  background: #003324; color: #fff; }
h1 { font-size: 1rem; margin: 0; flex: 1; }
button, select { font: inherit; padding: 4px 12px; }
main { display: flex; gap: 20px; align-items: flex-start; padding: 20px; }
img { max-width: calc(100% - 24.5rem); height: auto; background: #fff; box-shadow: 0 2px 12px #0003; }
img + img { max-width: 375px; }
</style>
<header><h1 role="status"></h1><select aria-label="Line"></select><select aria-label="State"></select>
<button id="before">← Before</button><button id="next">Next →</button></header>
<main></main>
<script>
const all = ${JSON.stringify(list)};
const [line, state] = document.querySelectorAll('select');
const choices = (select, values) => { for (const value of ['all', ...new Set(values)]) select.add(new Option(value, value)); };
choices(line, all.map((each) => each.line));
choices(state, all.map((each) => each.state.split('-')[0]));
let at = Number(location.hash.slice(1)) || 0;
const isChosen = (select, value) => select.value === 'all' || select.value === value;
const shown = () => all.filter((each) => isChosen(line, each.line) && isChosen(state, each.state.split('-')[0]));
function draw() {
  const list = shown();
  at = Math.max(0, Math.min(at, list.length - 1));
  const { line, place, state, files } = list[at] ?? { files: {} };
  document.querySelector('h1').textContent = (at + 1) + ' of ' + list.length + ': ' + [line, place, state].join(' › ');
  document.querySelector('main').replaceChildren(...['1280', '375'].filter((width) => files[width]).map((width) => {
    const image = new Image(); image.src = files[width]; image.alt = [line, place, state, width + ' px'].join(', '); return image;
  }));
  location.replace('#' + at);
}
const moves = (by) => { at += by; draw(); scrollTo(0, 0); };
document.getElementById('before').onclick = () => moves(-1);
document.getElementById('next').onclick = () => moves(1);
onkeydown = ({ key }) => { if (key === 'ArrowLeft') moves(-1); if (key === 'ArrowRight') moves(1); };
for (const select of [line, state]) select.onchange = () => { at = 0; draw(); };
draw();
</script>
`;

/** One page to leaf through all pictures, with the arrow keys. */
export default function writeIndex(): void {
  mkdirSync(folder, { recursive: true });
  const list = pictures();
  writeFileSync(join(folder, 'index.html'), page(list));
  console.log(`${list.length} views: .cache/screens/index.html`);
}
