import { test as base, expect, type Page } from '@playwright/test';
import { refuseCookies } from './refuse-cookies.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

interface ShopFixtures {
  readonly watch: PageWatch;
  /** Whether the visitor has answered the cookie bar on an earlier visit. */
  readonly hasRefusedCookies: boolean;
}

/** Every test fails when its page logged an error, threw an exception or got a server error. */
export const test = base.extend<ShopFixtures>({
  hasRefusedCookies: [true, { option: true }],
  context: async ({ context, hasRefusedCookies }, use) => {
    if (hasRefusedCookies) await refuseCookies(context);
    await use(context);
  },
  watch: [
    async ({ page }, use) => {
      await slowDown(page);
      const watch = watchPage(page);
      await use(watch);
      // What is still being answered when a test is over fails with its page, and is nobody's any more.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
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
