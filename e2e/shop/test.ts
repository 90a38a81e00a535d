import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { followLinksByRouter } from './chromium.ts';
import { shopUrl } from './open-shop.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

interface ShopFixtures {
  readonly watch: PageWatch;
  /** Says whether the visitor has answered the cookie bar on an earlier visit. */
  readonly hasRefusedCookies: boolean;
  /** Opens a page on another device, where the visitor has answered the cookie bar, too. */
  readonly openDevice: (options?: BrowserContextOptions) => Promise<Page>;
  readonly openWithoutScripts: (path: string) => Promise<Page>;
}

/** Every test fails when its page logged an error, threw an exception or got a server error. */
export const test = base.extend<ShopFixtures>({
  hasRefusedCookies: [true, { option: true }],
  context: async ({ context, hasRefusedCookies }, use) => {
    await followLinksByRouter(context);
    if (hasRefusedCookies) await refuseCookies(context);
    await use(context);
  },
  openDevice: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await followLinksByRouter(context);
      await refuseCookies(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  openWithoutScripts: async ({ openDevice }, use) => {
    await use(async (path) => {
      const page = await openDevice({ javaScriptEnabled: false });
      await page.goto(new URL(path, shopUrl()).href);
      return page;
    });
  },
  watch: [
    async ({ page }, use) => {
      await slowDown(page);
      const watch = watchPage(page);
      await use(watch);
      // A route handler that still runs when the test ends fails with its page, and no longer concerns a test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A visitor who has answered the cookie bar before does not see it. */
async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page without storage, such as an empty one, has no bar either.
    if (window.origin === 'null') return;
    localStorage.setItem('cookiesRefusedAt', new Date().toISOString());
  });
}

/**
 * CPU_SLOWDOWN=6 makes a fast machine slow, MOTION_SLOWDOWN=20 stretches animations, so that a race shows while a test is
 * written.
 */
async function slowDown(page: Page): Promise<void> {
  const cpu = Number(process.env['CPU_SLOWDOWN'] ?? 1);
  const motion = Number(process.env['MOTION_SLOWDOWN'] ?? 1);
  if (cpu === 1 && motion === 1) return;
  const devTools = await page.context().newCDPSession(page);
  if (cpu > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (motion > 1) {
    await devTools.send('Animation.enable');
    await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 / motion });
  }
}
