import { parseArgs } from 'node:util';
import type { ShopKey } from '@lokke/domain/markets';
import { namedMarkets } from '../scripts/run-command.ts';
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
  const isNamed = values.market !== undefined;
  const shops = [...new Set(namedMarkets(values.market, locales).map(({ shop }) => shop))];
  const { from } = values;
  if (from !== undefined && (!isNamed || shops.length > 1)) {
    throw new Error('--from is the folder of one shop: name that shop, such as --market nl.');
  }
  return {
    shops,
    files: from === undefined ? NO_FILES : readShopFiles(from),
    isNamed,
    origin,
    makesToken: values.token,
    isDryRun: values['dry-run'],
    isConfirmed: values.yes,
  };
}
