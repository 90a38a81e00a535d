import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have taken over its markup. Before that a link still works, because it is a link, but a
 * button does not answer yet; a test that clicks within those milliseconds would fail for no shopper's reason.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
