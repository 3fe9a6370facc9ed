import { landingKind, type LandingKind } from '../screens/landing/landingKind';
import type { ServedLine } from '../lines/served';
import type { ShownPage } from './shownPage';

/** The addresses of modules. */
type Files = readonly string[];
interface LineModules {
  readonly landing: Files;
  /** By the step's path. */
  readonly steps: Readonly<Record<string, Files>>;
}
/** What the pages need; the build has worked it out (pageModules.ts). */
export interface PageModules {
  /** By the id of a line that is code. */
  readonly lines: Readonly<Record<string, LineModules>>;
  /** A line that is a file may show any of these, by their kind. */
  readonly landings: Readonly<Record<LandingKind, Files>>;
  readonly screens: Readonly<Record<string, Files>>;
}

/** The modules that a page needs. */
export function createModulesOf({ lines, landings, screens }: PageModules) {
  const ofFile = ({ line: { landing, steps }, summary: { id, version } }: ServedLine): LineModules => {
    const kind = landingKind(landing);
    const ofStep = (screen: string): Files => [`/line-files/${id}/${version}/line.json`, ...screens[screen] ?? []];
    return {
      landing: [`/line-files/${id}/${version}/landing.json`, ...kind ? landings[kind] : []],
      steps: Object.fromEntries(Object.values(steps).map(({ path, screen }) => [path, ofStep(screen)])),
    };
  };
  return ({ target, files }: ShownPage): Files => {
    if (!('entry' in target)) return [];
    const { shows, entry } = target;
    const file = files.find((one) => one.entry === entry);
    const line = file ? ofFile(file) : lines[entry.id];
    if (shows === 'landing') return line?.landing ?? [];
    const first = shows === 'step' ? target.path : shows === 'gate' ? entry.paths[0] : undefined;
    return first === undefined ? [] : line?.steps[first] ?? [];
  };
}
