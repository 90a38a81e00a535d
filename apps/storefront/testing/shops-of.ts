import type { Loaded } from '@lokke/contract/ports';
import type { Platform } from '@lokke/platform';
import { type Config, readConfig } from '../server/config/index.ts';
import { createShops } from '../server/features/shops/index.ts';

/** The shops of a platform, as a server has them. */
export const shopsOf = (platform: Pick<Platform, 'fetch'>, config: Config = readConfig({})) =>
  createShops({
    config,
    fetch: platform.fetch,
    log: () => undefined,
  });

/** Returns what was loaded, and fails where it is missing. */
export function foundIn<Value>(loaded: Loaded<Value>): Value {
  if (loaded.kind !== 'found') throw new Error(`It is ${loaded.kind}`);
  return loaded.value;
}
