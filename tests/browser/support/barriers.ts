import axe from 'axe-core';
import { expect, type Frame, type Page } from '@playwright/test';

/** A colour on its way from one state to the next belongs to neither. What turns for ever, a spinner say, is not waited for. */
const settled = (page: Page): Promise<unknown> => page.evaluate(() => Promise.allSettled(
  document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished)));

/** Brings axe into a frame, once for each document: half a megabyte of script. It may ask frames of every origin. */
async function provideAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window)))
    await frame.evaluate(`${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`);
}

/** What passes is only counted. A frame that does not answer, because it has just come or gone, is counted as well. */
async function findings(page: Page) {
  await Promise.all(page.frames().map(provideAxe));
  return page.evaluate(async () => {
    const { violations, passes, incomplete } = await window.axe.run(document, { resultTypes: ['violations'], pingWaitTime: 10_000 });
    return {
      found: violations.map(({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join('; ')}`),
      passes: passes.length,
      silentFrames: incomplete.filter(({ id }) => id === 'frame-tested').length,
    };
  });
}
/** No finding of axe on the page and in its frames, named by what a visitor would stumble over. */
export async function hasNoBarrier(page: Page, state: string): Promise<void> {
  await settled(page);
  await expect(async () => {
    const { found, passes, silentFrames } = await findings(page);
    expect(silentFrames, `${state}: frames that axe has not looked into`).toBe(0);
    expect.soft(found, state).toEqual([]);
    expect(passes, `${state}: axe has looked`).toBeGreaterThan(5);
  }).toPass({ timeout: 120_000 });
}

declare global {
  interface Window { readonly axe: typeof axe }
}
