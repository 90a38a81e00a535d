import { openShopProcess } from '@lokke/stack';

/**
 * One shop for all browser tests of a run; the workers are started after this and inherit its addresses.
 * Where SHOP_URL and PLATFORM_URL are set already, the tests use that open shop: quicker while writing one.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  if (process.env['SHOP_URL'] !== undefined && process.env['PLATFORM_URL'] !== undefined) {
    return async () => undefined;
  }
  // A machine that is busy with two browsers may keep the platform waiting longer than a shop should.
  process.env['UPSTREAM_TIMEOUT_MS'] ??= '20000';
  const shop = await openShopProcess();
  process.env['SHOP_URL'] = shop.shopUrl;
  process.env['PLATFORM_URL'] = shop.platformUrl;
  return shop.close;
}
