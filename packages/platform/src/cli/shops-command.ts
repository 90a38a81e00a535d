import type { PlatformContext } from '../platform-context.ts';
import { SHOP_KEYS, type ShopKey } from '../shops/index.ts';
import { type Command, DONE } from './command.ts';

export const shopsCommand: Command = {
  usage: 'shops',
  summary: 'the shops and how many products each has',
  async run(input) {
    const context = input.openPlatform();
    for (const key of SHOP_KEYS) input.out.write(`${line(context, key)}\n`);
    return DONE;
  },
};

function line({ shops, store, origin }: PlatformContext, key: ShopKey): string {
  const { countryName, currencyCode, apiVersion } = shops[key];
  const row = store.read
    .prepare(
      "SELECT count(*) AS products FROM catalogue_records WHERE shop = ? AND kind = 'product'",
    )
    .get(key);
  return [
    key.padEnd(3),
    countryName.padEnd(15),
    currencyCode,
    apiVersion,
    `${String(row?.['products'] ?? 0).padStart(6)} products`,
    `${origin}/${key}`,
  ].join('  ');
}
