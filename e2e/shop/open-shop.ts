import { join, resolve } from 'node:path';
import { openShopProcess } from '@lokke/stack';

const ROOT = resolve(import.meta.dirname, '..', '..');

/**
 * Opens one shop for all browser tests of a run; the workers start after this and inherit its URLs.
 * Where SHOP_URL and PLATFORM_URL are set already, the tests use that shop: quicker while writing one.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL'] !== undefined && process.env['PLATFORM_URL'] !== undefined) {
    process.env['RUN_IN_OPEN_SHOP'] = `.${Date.now()}`;
    return async () => undefined;
  }
  const brandDir = process.env['BRAND_DIR'];
  // Absolute, since the processes run in different folders.
  if (brandDir) process.env['BRAND_DIR'] = resolve(ROOT, brandDir);
  // A machine that is busy with two browsers may keep services waiting longer than a shop should.
  for (const service of ['UPSTREAM', 'CONTENTFUL', 'FIRESTORE', 'IDENTITY']) {
    process.env[`${service}_TIMEOUT_MS`] ??= '20000';
  }
  // The market of HOSTED_LOCALE: its customers log in at the shop's own pages.
  process.env['SHOPIFY_NO_CUSTOMER_ACCOUNTS'] ??= 'new';
  const shop = await openShopProcess();
  process.env['SHOP_URL'] = shop.shopUrl;
  process.env['PLATFORM_URL'] = shop.platformUrl;
  process.env['PLATFORM_SECRETS'] = join(shop.dataDir, 'platform-secrets.json');
  return shop.close;
}

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by open-shop.ts before the tests run.`);
  return value;
}

/** Part of an e-mail address that no earlier run has used in a shop that stays; empty in one of the run's own. */
export const runInOpenShop = (): string => process.env['RUN_IN_OPEN_SHOP'] ?? '';
export const shopUrl = (): string => setting('SHOP_URL');
export const platformUrl = (): string => setting('PLATFORM_URL');
