import { isShopKey, SHOP_KEYS, type ShopKey } from '../shops/index.ts';
import { UsageError } from './command.ts';

export function shopOption(shop: string | undefined): ShopKey {
  const known = SHOP_KEYS.join(', ');
  if (shop === undefined) throw new UsageError(`Say which shop: --shop with one of ${known}.`);
  if (!isShopKey(shop)) throw new UsageError(`There is no shop "${shop}". There are: ${known}.`);
  return shop;
}
