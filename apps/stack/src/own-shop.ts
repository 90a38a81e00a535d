import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPlatformCommand } from './platform-command.ts';
import type { StackSettings } from './settings.ts';

/** The brand of whoever has none yet. */
const PLAIN_BRAND = 'packages/demo/brand-plain';

/** Apart from the demo's folder, so that neither shop spoils the other. */
const OWN_DATA = '.data-own';

const FILES = ['from', 'pictures', 'content', 'customers', 'redirects', 'stock', 'shop'] as const;

/** Options of `npm start` for a shop of the merchant's own. */
export type OwnShopOptions = Readonly<Partial<Record<(typeof FILES)[number], string>>> & {
  /** A bad row refuses a file. */
  readonly strict?: boolean;
};

/** Reads the arguments of `npm start`; throws on one that is unknown. */
export function readArguments(args: readonly string[]): {
  readonly isDevelopment: boolean;
  readonly own: OwnShopOptions | null;
} {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      dev: { type: 'boolean' },
      strict: { type: 'boolean' },
      from: text,
      pictures: text,
      content: text,
      customers: text,
      redirects: text,
      stock: text,
      shop: text,
    },
  });
  const { dev = false, ...own } = values;
  if (own.from === undefined && Object.keys(own).length > 0) {
    throw new Error(`--${Object.keys(own)[0]} belongs to --from <products.csv>, which is missing.`);
  }
  return { isDevelopment: dev, own: own.from === undefined ? null : own };
}

/** The environment of a shop of one's own, under what is set already. */
export function ownShopEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  own: OwnShopOptions | null,
): Readonly<Record<string, string | undefined>> {
  return own === null || env['DATA_DIR'] ? env : { ...env, DATA_DIR: OWN_DATA };
}

/** Fills the shop from its files, or brings their products into what it holds since; whole, or not at all and an error. */
export async function fillOwnShop(
  root: string,
  { dataDir }: StackSettings,
  own: OwnShopOptions,
  signal: AbortSignal,
): Promise<void> {
  const { shop = 'nl' } = own;
  const options = FILES.flatMap((name) => {
    const value = name === 'shop' ? shop : own[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
  const known = ownShops(dataDir);
  const flags = [...(known.includes(shop) ? ['--keep'] : []), ...(own.strict ? ['--strict'] : [])];
  // The letters to customers bear the brand, too.
  const environment = { BRAND_DIR: join(root, PLAIN_BRAND) };
  await runPlatformCommand(root, dataDir, ['reset', ...options, ...flags], signal, environment);
  mkdirSync(dataDir, { recursive: true });
  const shops = [...new Set([...known, shop])];
  writeFileSync(fileIn(dataDir), `${JSON.stringify({ shops })}\n`);
}

/**
 * Settings that the storefront of a folder with shops of one's own is started with: their markets alone, a plain brand, and
 * pages that people can zoom.
 */
export function ownShopSettings(root: string, dataDir: string): Readonly<Record<string, string>> {
  const shops = ownShops(dataDir);
  if (shops.length === 0) return {};
  const markets = shops.flatMap((shop) => MARKETS_OF[shop] ?? shop);
  return { MARKETS: markets.join(','), BRAND_DIR: join(root, PLAIN_BRAND), ZOOM: 'on' };
}

/** Markets that are not called like their shop. */
const MARKETS_OF: Readonly<Record<string, readonly string[]>> = {
  us: ['na'],
  be: ['nl-be', 'fr-be'],
};

const fileIn = (dataDir: string): string => join(dataDir, 'own-shops.json');

/** Shops of a merchant's own files that a data folder holds; the demo never comes into it. */
export function ownShops(dataDir: string): readonly string[] {
  if (!existsSync(fileIn(dataDir))) return [];
  const { shops }: { readonly shops: readonly string[] } = JSON.parse(
    readFileSync(fileIn(dataDir), 'utf8'),
  );
  return shops;
}
