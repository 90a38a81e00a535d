import { type Market, marketOf } from '@lokke/domain/markets';
import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';

interface PriceWatchOptions {
  readonly config: Pick<Config, 'locales' | 'shops'>;
  /** Resolves to a sentence where prices could not be recorded. */
  readonly recordPrices: (market: Market, handle: null, nowInMs: number) => Promise<string | null>;
  readonly log: Log;
}

const RECORD_EVERY_IN_MS = 3_600_000;

/** Records what embedded shops ask, now and every hour: nobody has to register webhooks there. */
export function watchPrices({ config, recordPrices, log }: PriceWatchOptions): Promise<void> {
  const markets = new Map(config.locales.map(marketOf).map((market) => [market.shop, market]));
  const recordAll = async () => {
    for (const [shop, market] of markets) {
      if (!config.shops[shop].isEmbedded) continue;
      const reason = await recordPrices(market, null, Date.now()).catch(String);
      if (reason !== null) log({ level: 'error', event: 'prices.failed', shop, reason });
    }
  };
  setInterval(() => void recordAll(), RECORD_EVERY_IN_MS).unref();
  return recordAll();
}
