import type { CDPSession, Page } from '@playwright/test';

const SECOND_MS = 1000;

/** How long JavaScript has run in a page, as Chromium counts it. */
export class ScriptTime {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<ScriptTime> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new ScriptTime(session);
  }

  /** In milliseconds, since the page was opened. */
  async read(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
    return seconds * SECOND_MS;
  }
}
