import { openShopProcess, type ShopProcess } from '@lokke/stack';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { ALL_CORES, MEASURED_CORE, onCores } from '../machine/cpu-pinning.ts';
import { storefrontOf } from '../machine/processes.ts';

export interface MeasuredShop extends ShopProcess {
  readonly storefrontPid: number | null;
}

/** Opens the built shop with empty data on the measured core. */
export async function openShop(
  environment: Readonly<Record<string, string>>,
  { cores = MEASURED_CORE, root = ROOT } = {},
): Promise<MeasuredShop> {
  const shop = await openShopProcess({ environment, root, ...onCores(cores) });
  return { ...shop, storefrontPid: storefrontOf(shop.pid) };
}

/** Opens the shop on all cores, for browsers: no time of the server is measured. */
export function openShopOnAllCores(): Promise<MeasuredShop> {
  return openShop({}, { cores: ALL_CORES });
}

/** Settings that have each request rendered anew on an unchanged catalogue. */
export const WITHOUT_PAGE_CACHE = {
  PAGE_CACHE_MIB: '0',
  CATALOGUE_FRESH_MS: '3600000',
  CONTENTFUL_FRESH_MS: '3600000',
} as const;

/** Settings that keep pages fresh, so that sending alone is measured. */
export const ALWAYS_FRESH = { PAGE_FRESH_MS: '3600000' } as const;
