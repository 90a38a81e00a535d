import { parseArgs } from 'node:util';
import { isLocale, LOCALES, marketOf, type ShopKey } from '@lokke/domain/markets';
import type { Config } from '../server/config/index.ts';
import { NO_FILES, readShopFiles, type ShopFiles } from './shop-files.ts';

export interface ProvisionRequest {
  readonly shops: readonly ShopKey[];
  /** Tells whether the shops were named, and so need no question. */
  readonly isNamed: boolean;
  /** Receives the webhooks: `https://shop.example`. */
  readonly origin: string;
  /** Collections and discounts of an exported shop. */
  readonly files: ShopFiles;
  readonly makesToken: boolean;
  readonly isDryRun: boolean;
  readonly isConfirmed: boolean;
}

/** Reads the arguments of `npm run provision`. @throws with a sentence on what cannot be used */
export function readRequest(
  args: readonly string[],
  { publicOrigin, locales }: Pick<Config, 'publicOrigin' | 'locales'>,
): ProvisionRequest {
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      market: { type: 'string' },
      origin: { type: 'string' },
      from: { type: 'string' },
      token: flag,
      'dry-run': flag,
      yes: flag,
    },
  });
  const origin = (values.origin ?? publicOrigin).replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(origin)) {
    throw new Error(`--origin must be an http(s) origin without path, not "${origin}".`);
  }
  const named = values.market?.split(',').map((one) => one.trim());
  const shops = [
    ...new Set(named?.map(shopNamed) ?? locales.map((locale) => marketOf(locale).shop)),
  ];
  const { from } = values;
  if (from !== undefined && (named === undefined || shops.length > 1)) {
    throw new Error('--from is the folder of one shop: name that shop, such as --market nl.');
  }
  return {
    shops,
    files: from === undefined ? NO_FILES : readShopFiles(from),
    isNamed: named !== undefined,
    origin,
    makesToken: values.token,
    isDryRun: values['dry-run'],
    isConfirmed: values.yes,
  };
}

function shopNamed(name: string): ShopKey {
  if (isLocale(name)) return marketOf(name).shop;
  // The doctor names shops, where several markets share one.
  const seller = LOCALES.map(marketOf).find(({ shop }) => shop === name);
  if (seller !== undefined) return seller.shop;
  throw new Error(`--market must name markets such as nl or uk, not "${name}".`);
}
