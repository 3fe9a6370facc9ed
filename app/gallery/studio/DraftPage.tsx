import { use, useEffect, useState } from 'react';
import { type Shop, useShop } from '../../bootstrap/shop';
import { flowInUse, startAgain, type FlowInUse } from '../../host/flowInUse';
import { keyOf } from '../../host/openFlows';
import type { LineFile, LineTheme } from '#flows/file/lineFile';
import { StepView, useView } from '../../host/StepPage';
import { Loading } from '../../parts/Skeleton';
import { FramedShop, tell, useShow } from '../frame/FramedShop';
import type { ShowDraft, Visit } from '../frame/messages';
import { tokensOf } from '../../theme/theme';
import { createClock } from '#engine';
import { createDraftService } from '#api/sandbox/quotes/draft';
import { ratingOf } from '#flows/file/product';
import { quietShop } from '../quietShop';
import { entryOfDraft } from './draftEntry';

/** What the studio's preview shows: one draft, in a frame of its own width. */
export function DraftPage() {
  const shop = useShop();
  const [shown, show] = useState<Opened>();
  useShow((message: ShowDraft) => show((before) => openDraft(shop, message, before)));
  useColours(shown);
  if (!shown) return <Loading />;
  return <FramedShop shop={shown.shop} number={shown.number}><Draft key={shown.number} opened={shown} /></FramedShop>;
}

interface Opened {
  readonly number: number;
  readonly shop: Shop;
  readonly theme?: LineTheme;
  readonly inUse: Promise<FlowInUse>;
}

/** Opens the draft at the place that the studio names, or where the visit before was. */
function openDraft(shop: Shop, { line, visit, again }: ShowDraft, before: Opened | undefined): Opened {
  const own = draftShop(shop, line);
  const entry = entryOfDraft(line);
  const open = async (): Promise<FlowInUse> => {
    const running = await before?.inUse.catch(() => undefined);
    const at = again ? visit : visit ?? (running && placeOf(running));
    if (running) startAgain(running);
    const inUse = await flowInUse(entry, '', own);
    if (!at) return inUse;
    // As after a reload: the step opens where the answers allow it.
    startAgain(inUse);
    own.storage.setItem(keyOf(entry, ''), JSON.stringify({ version: inUse.compiled.hash, ...at }));
    return flowInUse(entry, '', own);
  };
  return { number: (before?.number ?? 0) + 1, shop: own, theme: line.theme, inUse: open() };
}
const placeOf = ({ run }: FlowInUse): Visit => {
  const { step, context } = run.view();
  return { step, context };
};

function Draft({ opened }: { readonly opened: Opened }) {
  const inUse = use(opened.inUse);
  const view = useView(inUse);
  const { step } = view;
  useEffect(() => tell({ kind: 'at', step }), [step]);
  return <StepView inUse={inUse} view={view} send={inUse.run.send} />;
}

/** The colours of the draft, where the site has none of its own. */
function useColours(shown: Opened | undefined): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const tokens = Object.entries(tokensOf({ ...shown?.theme, ...shown?.shop.site.settings.theme }));
    for (const [token, value] of tokens) style.setProperty(token, value);
    return () => { for (const [token] of tokens) style.removeProperty(token); };
  }, [shown]);
}

/** A shop that sells one draft: its calls are answered by its own rating. */
function draftShop(shop: Shop, line: LineFile): Shop {
  const rating = ratingOf(line);
  return { ...quietShop(shop), http: rating ? createDraftService(rating, createClock(), shop.http) : shop.http };
}
