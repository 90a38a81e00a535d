import { openShopProcess } from '@lokke/stack';

/** One shop for all browser tests of a run; the workers are started after this and inherit its addresses. */
export default async function openShop(): Promise<() => Promise<void>> {
  const shop = await openShopProcess();
  process.env['SHOP_URL'] = shop.shopUrl;
  process.env['PLATFORM_URL'] = shop.platformUrl;
  return shop.close;
}
