import type { ShopKey } from '@lokke/domain/markets';

export interface ShopAddress {
  /** Where the shop's Storefront API answers, version and all. */
  readonly endpoint: string;
  readonly publicToken: string;
}

export interface Config {
  readonly port: number;
  readonly shops: Readonly<Record<ShopKey, ShopAddress>>;
  /** How long one attempt at a shop may take. */
  readonly upstreamTimeoutInMs: number;
  /** How long what a page shows of the catalogue counts as fresh. */
  readonly catalogueFreshInMs: number;
  /** The origins that pictures come from, for the content security policy. */
  readonly pictureOrigins: readonly string[];
}

/** A value that cannot be used; its message names the variable and stops the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
