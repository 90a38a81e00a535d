import type { BrowserContext } from '@playwright/test';

/** A visitor who has answered the cookie bar before: it is in nobody's way. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A page without storage, such as an empty one, has no bar either.
    if (window.origin === 'null') return;
    localStorage.setItem('cookiesRefusedAt', new Date().toISOString());
  });
}
