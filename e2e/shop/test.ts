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

/**
 * CPU_SLOWDOWN=6 makes a fast machine slow, MOTION_SLOWDOWN=20 lets what moves take its time, so that a race shows while it
 * is written.
 */
async function slowDown(page: Page): Promise<void> {
  const cpu = Number(process.env['CPU_SLOWDOWN'] ?? 1);
  const motion = Number(process.env['MOTION_SLOWDOWN'] ?? 1);
  const devTools = await page.context().newCDPSession(page);
  if (cpu > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (motion > 1) {
    await devTools.send('Animation.enable');
    await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 / motion });
  }
}
