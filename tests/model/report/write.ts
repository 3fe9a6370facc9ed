import { resolve } from 'node:path';
import type { CompiledFlow } from '#engine';
import { pathOfTrace, reportData, type ReportData, type Verdict } from '#engine/explore';
import { pathLink } from '../../../app/gallery/replay/pathLink';
import { ownPort } from '../../../app/server/ownPort';
import { assembledFor, provingInstant } from '../../support/assembled';
import type { Subject } from '../subject';
import { writeFiles } from './folder';
import { htmlOf } from './html';
import { junitOf } from './junit';
import { proofPage, type Replays } from './proofPage';

/** Writes the report of a proof: a page for people, JSON for programs, JUnit for CI. Tells the page's name. */
export async function writeReport(
  folder: string, { product, spotOf, isSold }: Subject, verdict: Verdict, seconds: number,
): Promise<string> {
  const assembled = assembledFor(product);
  const { compiled } = assembled;
  const data = await reportData(assembled, verdict, spotOf);
  const { flow } = data;
  const [page = ''] = writeFiles(folder, {
    [`${flow}.html`]: await htmlOf(proofPage(compiled.flow, data, isSold ? await replaysOf(compiled, data) : new Map())),
    [`${flow}.json`]: `${JSON.stringify(data, null, 2)}\n`,
    [`${flow}.xml`]: junitOf(data, seconds),
  });
  return resolve(page);
}

/** Where each witness plays in a shop that was started here. */
async function replaysOf({ flow: { id }, hash }: CompiledFlow, { parts }: ReportData): Promise<Replays> {
  const at = new Date(provingInstant).toISOString();
  const all = parts.flatMap(({ kind, name, traces }) => traces.map(({ raw, title }) => ({ raw, name: `${kind} ${name}: ${title}` })));
  return new Map(await Promise.all(all.map(async ({ raw, name }) => {
    const link = await pathLink({ format: 1, line: id, hash, at, name, ...pathOfTrace(raw) });
    return [raw, `http://localhost:${ownPort(process.env)}${link}`] as const;
  })));
}
