import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { storefrontOf } from './child-processes.ts';
import { MEASURED_CORE, onMeasuredCore } from './pin.ts';

export interface MeasuredShop extends ShopProcess {
  readonly storefrontPid: number | null;
}

/** The built shop on the core for what is measured, with empty data of its own. */
export async function openShop(
  environment: Readonly<Record<string, string>> = {},
): Promise<MeasuredShop> {
  const { command } = onMeasuredCore('', []);
  const shop = await openShopProcess({
    environment,
    ...(command === 'taskset' && { launcher: ['taskset', '-c', MEASURED_CORE] }),
  });
  return { ...shop, storefrontPid: storefrontOf(shop.pid) };
}

/** Opens a shop, works with it and closes it, however the work ends. */
export async function withShop<Result>(
  environment: Readonly<Record<string, string>>,
  work: (shop: MeasuredShop) => Promise<Result>,
): Promise<Result> {
  const shop = await openShop(environment);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/** The catalogue stays as it is while pages are made for each request: what is measured is the making. */
export const MADE_EACH_TIME = {
  PAGE_CACHE_MIB: '0',
  CATALOGUE_FRESH_MS: '3600000',
  CONTENTFUL_FRESH_MS: '3600000',
} as const;
