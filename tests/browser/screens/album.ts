import { existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

export const folder = fileURLToPath(new URL('../../../.cache/screens', import.meta.url));
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '').slice(0, 60);

/** The pictures of a line, in their order. */
export function filesOf(line: string): readonly string[] {
  const path = `${folder}/${line}`;
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/** Numbers the pictures of a line, in the order in which a visitor meets them. */
export class Album {
  private place = 0;
  private shot = 0;
  private name = '';
  /** The pictures of an earlier run go. */
  constructor(private readonly page: Page, private readonly line: string, private readonly width: string) {
    for (const name of filesOf(line)) if (name.endsWith(` ${width}.png`)) rmSync(`${folder}/${line}/${name}`);
  }
  turnsTo(name: string): void {
    if (name === this.name) return;
    [this.name, this.shot] = [name, 0];
    this.place += 1;
  }
  /** What lies over the page, or above the fold, is taken as the window shows it; a step by itself in full. */
  async takes(state: string, { whole = false }: { readonly whole?: boolean } = {}): Promise<void> {
    this.shot += 1;
    const number = [this.place, this.shot].map((each) => String(each).padStart(2, '0')).join('.');
    const path = `${folder}/${this.line}/${number} ${slug(this.name)} ${slug(state)} ${this.width}.png`;
    if (!whole) return void await this.page.screenshot({ path });
    const window = this.page.viewportSize();
    const size = await this.page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
    // A frame of another origin is drawn only where the window is, and what sticks to the window stands where the page begins.
    await this.page.setViewportSize(size);
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.screenshot({ path });
    if (window) await this.page.setViewportSize(window);
  }
}
