import { test as base, expect, type Page } from '@playwright/test';
import { type PageWatch, watchPage } from './watch-page.ts';

interface ShopFixtures {
  readonly watch: PageWatch;
}

/** Every test fails when its page logged an error, threw an exception or got a server error. */
export const test = base.extend<ShopFixtures>({
  watch: [
    async ({ page }, use) => {
      await slowDown(page);
      const watch = watchPage(page);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** CPU_SLOWDOWN=6 makes a fast machine slow, so that a race shows while it is written. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['CPU_SLOWDOWN'] ?? 1);
  if (rate <= 1) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}
