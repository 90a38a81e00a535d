import type { Page } from '@playwright/test';

/** What an injected script would try first, and a tag manager does all the time. */
export function writesMarkup(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>markup</b>';
      return true;
    } catch {
      return false;
    }
  });
}
