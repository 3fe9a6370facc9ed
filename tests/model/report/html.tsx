import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { layout } from '../../../app/gallery/chart/layout';
import { Page } from './Page';
import type { ReportModel } from './model';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const font = (name: string): string => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return `data:font/woff2;base64,${readFileSync(resolve(root, file)).toString('base64')}`;
};
/** Nothing is fetched, whatever stands in a definition. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; font-src data:; base-uri 'none'";
const styles = ['app/styles/tokens.css', 'app/styles/base.css', 'app/gallery/gallery.css', 'tests/model/report/report.css'];

/** A report as one file: styles, fonts, chart and script are in it. */
export async function htmlOf(model: ReportModel): Promise<string> {
  const chart = await layout(model.graph, (text, kind) => text.length * (kind === 'name' ? 8 : 6.6));
  const css = styles.map(read).join('\n').replace('FIGTREE', font('figtree')).replace('BRICOLAGE', font('bricolage-grotesque'));
  const head = renderToStaticMarkup(<>
    <meta charSet="utf-8" />
    <meta httpEquiv="Content-Security-Policy" content={policy} />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{`${model.heading}: ${model.subject}`}</title>
  </>);
  const body = renderToStaticMarkup(<Page model={model} chart={chart} />);
  return `<!doctype html>\n<html lang="en"><head>${head}<style>${css}</style></head>\n<body>${body}\n`
    + `<script>{\n${read('tests/model/report/report.js')}}</script></body></html>\n`;
}
