import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { storefrontOf } from './child-processes.ts';
import { ALL_CORES, canPin, MEASURED_CORE } from './pin.ts';

export interface MeasuredShop extends ShopProcess {
  readonly storefrontPid: number | null;
}

/** The built shop with empty data of its own, on the core for what is measured or on all of them. */
export async function openShop(
  environment: Readonly<Record<string, string>> = {},
  cores = MEASURED_CORE,
): Promise<MeasuredShop> {
  const shop = await openShopProcess({
    environment,
    ...(canPin && { launcher: ['taskset', '-c', cores] }),
  });
  return { ...shop, storefrontPid: storefrontOf(shop.pid) };
}

/** Opens a shop, works with it and closes it, however the work ends. */
export async function withShop<Result>(
  environment: Readonly<Record<string, string>>,
  work: (shop: MeasuredShop) => Promise<Result>,
  cores = MEASURED_CORE,
): Promise<Result> {
  const shop = await openShop(environment, cores);
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/** The same where no time is measured: it gets all that the machine has. */
export function withShopOnAllCores<Result>(
  environment: Readonly<Record<string, string>>,
  work: (shop: MeasuredShop) => Promise<Result>,
): Promise<Result> {
  return withShop(environment, work, ALL_CORES);
}

/** The catalogue stays as it is while pages are made for each request: what is measured is the making. */
export const MADE_EACH_TIME = {
  PAGE_CACHE_MIB: '0',
  CATALOGUE_FRESH_MS: '3600000',
  CONTENTFUL_FRESH_MS: '3600000',
} as const;
