import type { Brand } from '@lokke/brand';
import type { Store } from '../store/index.ts';
import type { IdAllocator } from './ids/ids.ts';
import type { PasswordCost } from './passwords/password-hash.ts';
import type { PlatformSecrets } from './shops/secrets.ts';
import type { Shops } from './shops/table.ts';

export interface PlatformContext {
  readonly store: Store;
  readonly shops: Shops;
  /** Keys of the services beside the shops. */
  readonly tokens: Omit<PlatformSecrets, 'shops'>;
  readonly now: () => Date;
  readonly ids: IdAllocator;
  /** Address at which buyers reach the platform, without a slash at the end: `http://localhost:4010`. */
  readonly origin: string;
  /** The shop window that checkout, mails and console lead back to: `http://localhost:3000`. */
  readonly storefrontUrl: string;
  /** Addresses that a one-time sign-in may lead to besides: `https://pro.example`. */
  readonly returnOrigins: readonly string[];
  /** Markets that the storefront sells in; all of them where it is empty. */
  readonly markets: readonly string[];
  /** Owner of the pages and letters. */
  readonly brand: Brand;
  readonly passwordCost: PasswordCost;
}
