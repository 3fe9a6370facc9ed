import type { DynamicForm, DynamicScreen } from '#engine/survey';
import type { Asked } from './fields';

type Screens = Readonly<Record<string, Asked>>;
export type Questions = DynamicForm & { readonly screens: Readonly<Record<string, DynamicScreen>> };

/** The questions as they travel: the main trail in order; a branch ends with null, so the trail goes on where it was left (S-01). */
export function questionsOf(main: Screens, branches: Screens): Questions {
  const ids = Object.keys(main);
  const trail = Object.entries(main).map(([id, asked], index) => [id, { ...asked, id, next_screen_id: ids[index + 1] ?? null }] as const);
  const aside = Object.entries(branches).map(([id, asked]) => [id, { ...asked, id, next_screen_id: null }] as const);
  return { start_screen_id: ids[0] ?? '', screens: Object.fromEntries([...trail, ...aside]) };
}
