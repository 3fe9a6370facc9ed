import { expect, type ConsoleMessage, type Page } from '@playwright/test';

/**
 * Listens for what a visitor does not see and we do not want: console errors, uncaught errors, violations of the Content-Security-Policy.
 */
export class Watch {
  private readonly heard: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Call before the page's first address. */
  async on(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.heard.push(lineOf(message));
    });
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${error.message}`));
    page.on('crash', () => this.heard.push('the page crashed'));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`policy violation: ${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`);
      });
    });
  }
  /** This test causes such a line on purpose: a refused call, say. */
  expects(...lines: readonly RegExp[]): void {
    this.allowed.push(...lines);
  }
  /** Chromium's line about an answer with this status. */
  expectsStatus(...statuses: readonly number[]): void {
    this.expects(...statuses.map((status) => new RegExp(`Failed to load resource: the server responded with a status of ${status}`)));
  }
  /** Chromium's lines about a call that got no answer, and the app's own report of it. */
  expectsLostCalls(): void {
    this.expects(/Failed to load resource: net::ERR_/);
  }
  isQuiet(): void {
    const unexpected = this.heard.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
    expect([...new Set(unexpected)], 'console errors, uncaught errors and policy violations').toEqual([]);
  }
}

const lineOf = (message: ConsoleMessage): string => `${message.type()}: ${message.text()} (${message.location().url})`;
