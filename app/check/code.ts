import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Contract } from '#api/contracts/contract';
import { contracts } from '#api/contracts/index';
import { handlers } from '#api/sandbox/handlers';
import { isObject } from '#engine';
import { findMistakes, foldPlayed, sentence, type Finding } from '#engine/check';
import type { CatalogueEntry } from '#flows/types';
import { sameNames } from '../lines/sameNames';
import { BadUsage } from './badUsage';
import { checkContracts } from './contracts';
import { editOf } from './edit';
import { checkEntry } from './entries';
import type { Found } from './found';
import { known } from './known';
import { shownPath } from './named';
import { checkProduct } from './product';
import { createSources, type Located } from './typescript';

export type CodeChecks = ReturnType<typeof createCodeChecks>;

/** The checks of what is written in TypeScript; each finding with its place there. `load` loads a module of the repository. */
export function createCodeChecks(
  root: string, lines: readonly CatalogueEntry[], load: (file: string) => Promise<Readonly<Record<string, unknown>>>,
) {
  const sources = createSources(root);
  const catalogueFile = join(root, 'flows/index.ts');
  const inCatalogue = (id: string): Located | undefined => sources.literal('flows/index.ts', id);
  const placed = (finding: Finding, id: string, file: string): Found => ({
    ...foundAt(finding, id, root, sources.locate(id, finding.path, finding.key) ?? inCatalogue(id), file),
    consequences: (finding.consequences ?? []).map((inner) => placed(inner, id, file)),
  });

  async function line(entry: CatalogueEntry): Promise<readonly Found[]> {
    const found = await Promise.all([undefined, ...(entry.variants ?? [])].map(async (settings) => {
      try {
        const product = await entry.product(settings);
        return [...foldPlayed(await checkProduct(product)), ...checkEntry(entry, product.flow)];
      } catch (error) {
        return [{ code: 'line-fails', path: [], message: `the line cannot be loaded: ${inOneLine(error)}` } as const];
      }
    }));
    return once(found.flat().map((finding) => placed(finding, entry.id, catalogueFile)));
  }
  return {
    line,
    /** Names that lines of the catalogue share. */
    names: (): readonly Found[] => sameNames(lines, []).flatMap((findings, index) => {
      const { id = '' } = lines[index] ?? {};
      return findings.map((finding) => foundAt(finding, id, root, inCatalogue(id), catalogueFile));
    }),
    /** Lines in code that the catalogue does not know: each of their files may be right, and nobody can buy. */
    unlisted(file?: string): readonly Found[] {
      const listed = readFileSync(catalogueFile, 'utf8');
      return sources.idsBelow('flows').flatMap((id): readonly Found[] => {
        const own = sources.fileOf(id) as string;
        if (listed.includes(`./${basename(dirname(own))}/`) || (file ?? own) !== own) return [];
        return [placed({ code: 'line-unregistered', path: [], message: 'no entry of flows/index.ts has this line: no shop sells it.',
          suggestion: `Add one: { id: "${id}", … }, see flows/adding-a-line.md.` }, id, own)];
      });
    },
    /** The lines whose definitions stand in a module, or the definitions that it exports. */
    async module(file: string): Promise<readonly Found[]> {
      const ids = sources.idsIn(file);
      const own = lines.filter(({ id }) => ids.includes(id));
      if (own.length > 0) return (await Promise.all(own.map(line))).flat();
      const flows = Object.values(await load(file)).filter((one) => isObject(one) && 'steps' in one && 'calls' in one);
      if (flows.length === 0) throw new BadUsage(`${shownPath(root, file)} exports no definition.`);
      const found = flows.flatMap((flow) => findMistakes(flow, known).map((finding) => placed(finding, idOf(flow), file)));
      return [...found, ...this.unlisted(file)];
    },
    async contracts(): Promise<readonly Found[]> {
      const files = readdirSync(join(root, 'api/contracts')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      const modules = await Promise.all(files.map((file) => load(join(root, 'api/contracts', file))));
      const written = modules.flatMap((module) => Object.values(module)).filter(isContract);
      const handled = handlers.map(({ contract }) => contract.id);
      return checkContracts({ registered: contracts, written, handled }).map(({ contract, finding }) =>
        foundAt(finding, contract, root, sources.literal('api/contracts', contract), join(root, 'api/contracts/index.ts')));
    },
  };
}

const idOf = (value: unknown): string => (isObject(value) && typeof value.id === 'string' ? value.id : 'flow');
const isContract = (value: unknown): value is Contract => isObject(value) && 'method' in value && 'answer' in value && 'refusals' in value;
const inOneLine = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
/** What two variants of a line, or two of its steps, share is told once. */
const once = (found: readonly Found[]): readonly Found[] => [...new Map(found.map((one) =>
  [`${one.file}:${one.line}:${one.column} ${one.code} ${one.edit ? one.edit.text : one.text}`, one])).values()];

/** At its place in the source, or at the top of a file that stands for it. */
function foundAt(finding: Finding, id: string, root: string, at: Located | undefined, file: string): Found {
  const edit = at?.exact && finding.fix ? editOf(finding.fix, at.file, at, at.text.slice(at.start, at.end)) : undefined;
  return {
    file: shownPath(root, at?.file ?? file), line: at?.line ?? 1, column: at?.column ?? 1, code: finding.code, text: sentence(id, finding),
    ...(edit ? { edit } : {}), consequences: [],
  };
}
