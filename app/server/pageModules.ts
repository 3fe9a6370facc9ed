import { catalogue } from '#flows';
import type { Step } from '#engine';
import type { CatalogueEntry } from '#flows/types';
import { screens } from '../screens/index';
import { landingKind, landingKinds, type LandingKind } from '../screens/landing/landingKind';
import type { PageModules } from './modulesOf';

/** A file of the build: its sources, and the files it imports. */
export interface Chunk {
  readonly file: string;
  readonly sources: readonly string[];
  readonly imports: readonly string[];
  /** In every page already. */
  readonly isEntry: boolean;
}

/** The addresses of the files that hold these sources, and of what they import. */
function filesOf(chunks: readonly Chunk[], sources: readonly string[]): readonly string[] {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (!chunk || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(chunks.find((one) => one.file === file));
  };
  for (const source of sources) {
    const chunk = chunks.find((one) => one.sources.includes(source));
    if (!chunk) throw new Error(`The build made no file of ${source}, which a page needs.`);
    add(chunk);
  }
  return [...found].map(({ file }) => `/${file}`);
}

const [formFile, clientFile] = ['widgets/FlowForm.tsx', 'api/http.ts'];
/** The sources of what a step shows, and of what it cannot be shown without. */
const stepFiles = ({ screen, form, enter }: Step): readonly string[] =>
  [...screens[screen]?.files ?? [], ...(form ? [formFile] : []), ...(enter ? [clientFile] : [])];
const landingFile = (kind: LandingKind): string => `app/screens/landing/${kind}.tsx`;

/** Works out, once for each build, what every page of every line needs. */
export async function pageModules(chunks: readonly Chunk[], lines: readonly CatalogueEntry[] = catalogue): Promise<PageModules> {
  const filesFor = (...sources: readonly string[]): readonly string[] => filesOf(chunks, sources);
  const ofLines = await Promise.all(lines.map(async ({ id, product, landing }) => {
    const [{ flow }, content] = await Promise.all([product({}), landing()]);
    const kind = landingKind(content);
    const steps = Object.values(flow.steps).map((step) =>
      [step.path, filesFor('app/host/FlowPage.tsx', `flows/${id}/index.ts`, ...stepFiles(step))]);
    const front = filesFor(`flows/${id}/landing.ts`, ...(kind ? [landingFile(kind)] : []));
    return [id, { landing: front, steps: Object.fromEntries(steps) }];
  }));
  const ofScreens = Object.entries(screens).map(([kind, { files }]) =>
    [kind, filesFor('app/host/FlowPage.tsx', 'flows/file/product.ts', formFile, clientFile, ...files)]);
  return {
    lines: Object.fromEntries(ofLines),
    landings: Object.fromEntries(landingKinds.map((kind) => [kind, filesFor(landingFile(kind))])) as PageModules['landings'],
    screens: Object.fromEntries(ofScreens),
  };
}
