import { expect, type BrowserContext, type FrameLocator, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** A site of the sandbox, or the sample partner, by its host name on this machine. */
export const hostOf = (name: string, baseURL: string | undefined): string => `http://${name}.localhost:${new URL(baseURL ?? '').port}`;

/** On such a host, too, the sandbox knows whose visit it is. */
export async function visitOn(name: string, baseURL: string | undefined, { context,
  sandbox }: { readonly context: BrowserContext; readonly sandbox: Sandbox }): Promise<string> {
  const url = hostOf(name, baseURL);
  await context.addCookies([{ name: 'sandbox_client', value: sandbox.client, url }]);
  return url;
}

/**
 * The frame is as high as its content: nothing to scroll inside, and nothing empty below. While it grows, a press may reach the page around
 * it.
 */
export async function frameStands(page: Page, frame: FrameLocator): Promise<void> {
  await expect.poll(async () => {
    const outer = await page.locator('iframe').evaluate((element) => element.clientHeight);
    return outer - await frame.locator('#root').evaluate((root) => Math.ceil(root.getBoundingClientRect().height));
  }).toBe(0);
}
