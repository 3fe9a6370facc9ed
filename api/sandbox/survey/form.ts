import type { DynamicForm, DynamicScreen } from '#engine/survey';
import type { Details, ResponsesAnswer, ResponsesRequest } from '../../contracts/survey';
import { invalidInput } from '../http/refuse';
import type { Asked } from './fields';
import { objectTo, type Objection } from './refusal';

type Screens = Readonly<Record<string, Asked>>;
export type Questions = DynamicForm & { readonly screens: Readonly<Record<string, DynamicScreen>> };

/** The questions as they travel: the main trail in order; a branch ends with null, so the trail goes on where it was left (S-01). */
export function questionsOf(main: Screens, branches: Screens): Questions {
  const ids = Object.keys(main);
  const trail = Object.entries(main).map(([id, asked], index) => [id, { ...asked, id, next_screen_id: ids[index + 1] ?? null }] as const);
  const aside = Object.entries(branches).map(([id, asked]) => [id, { ...asked, id, next_screen_id: null }] as const);
  return { start_screen_id: ids[0] ?? '', screens: Object.fromEntries([...trail, ...aside]) };
}

type Judge = (screen: DynamicScreen, details: Details, today: string) => Objection | undefined;
type Branch = (screenId: string, details: Details, today: string) => string | undefined;
/** S-01, S-02: refuses the answers of a screen, or names the screen that they open. */
export function judge(
  { screen_id, details }: ResponsesRequest, today: string, screens: Questions['screens'], validateScreen: Judge, branchAfter: Branch,
): ResponsesAnswer {
  const screen = (Object.hasOwn(screens, screen_id) ? screens[screen_id] : undefined) ?? invalidInput({ screen_id: ['is not known'] });
  const objection = validateScreen(screen, details, today);
  if (objection) objectTo(objection);
  const next_screen_id = branchAfter(screen_id, details, today);
  return next_screen_id === undefined ? {} : { next_screen_id };
}
