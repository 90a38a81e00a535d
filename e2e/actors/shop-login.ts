import type { Locale } from '@lokke/domain/markets';
import type { Page } from '@playwright/test';
import { loginCodeFor, loginCodesFor } from '../shop/mailbox.ts';

/** Market that open-shop.ts gives the newer accounts: its customers log in at the pages of the shop. */
export const HOSTED_LOCALE: Locale = 'no';

/** Fills in the shop's own login pages, by the names of their inputs. */
export async function entersCode(page: Page, email: string): Promise<void> {
  const known = await loginCodesFor(email);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('button[value="send"]').click();
  await page.locator('input[name="code"]').fill(await loginCodeFor(email, known));
  await page.locator('button[value="code"]').click();
}
