import { SHOP_KEYS, type ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import type { Config } from '../config/index.ts';

const namingSchema = v.object({ shop_domain: v.string() });

/**
 * Shop that the body of a privacy webhook names, else the one it came for. An app has one address for them, whichever
 * of its shops they are about; bodies of other topics name none.
 */
export function namedShop(
  shops: Readonly<Record<ShopKey, Pick<Config['shops'][ShopKey], 'baseUrl'>>>,
  payload: unknown,
  cameFor: ShopKey,
): ShopKey {
  if (!v.is(namingSchema, payload)) return cameFor;
  const domain = payload.shop_domain.toLowerCase();
  return SHOP_KEYS.find((shop) => new URL(shops[shop].baseUrl).host === domain) ?? cameFor;
}
