import type { Loaded } from '@lokke/contract/ports';
import type { ShopKey } from '@lokke/domain/markets';
import { type ClosedRates, closedRatesOf } from '@lokke/domain/payout';
import { createRevalidatingCache } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { openSalonCipher, openSalonDatabase } from '../salons/index.ts';
import { createPayoutLedger } from './payout-ledger.ts';

export interface ClosedRatesOptions {
  readonly config: Pick<Config, 'bankSecrets' | 'dataDir' | 'salons' | 'sessionSecrets'>;
  readonly fetch: typeof fetch;
  readonly log: Log;
}

export type ClosedRatesOf = (shop: ShopKey) => Promise<Loaded<ClosedRates>>;

/** Opens the rates that a shop's months were closed with. No month is closed where bank details cannot be kept. */
export function openClosedRates({ config, fetch, log }: ClosedRatesOptions): ClosedRatesOf {
  const cipher = openSalonCipher(config, 'bank details');
  if (cipher === null) return async () => ({ kind: 'found', value: closedRatesOf([]) });
  const ledger = createPayoutLedger(openSalonDatabase(config.salons, { fetch }), cipher);
  const { freshInMs } = config.salons;
  const cache = createRevalidatingCache({ freshInMs, now: () => performance.now() });
  return (shop) =>
    cache.get(shop, async () => {
      const kept = await ledger.closingsOf(shop);
      if (kept.ok) {
        return { kind: 'found', value: closedRatesOf(kept.value.map(({ closing }) => closing)) };
      }
      log({ level: 'error', event: 'statement.closingsFailed', shop, failure: kept.failure });
      return { kind: 'failed' };
    });
}
