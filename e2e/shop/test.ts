import { test as base, expect } from '@playwright/test';
import { type PageWatch, watchPage } from './watch-page.ts';

interface ShopFixtures {
  readonly watch: PageWatch;
}

/** Every test fails when its page logged an error, threw an exception or got a server error. */
export const test = base.extend<ShopFixtures>({
  watch: [
    async ({ page }, use) => {
      const watch = watchPage(page);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
