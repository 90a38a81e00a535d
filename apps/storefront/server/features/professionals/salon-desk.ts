import type { EmailMarketing } from '@lokke/contract/ports';
import { LOCALES, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';
import { createFirestoreClient } from '@lokke/firestore';
import { cacheTags } from '../../cache/index.ts';
import type { Config } from '../../config/index.ts';
import { createSessionCipher, type SessionCipher } from '../../http/session/index.ts';
import { openEmailMarketing } from '../forms/index.ts';
import {
  accessTokenOf,
  createOwnPages,
  createSalonPeople,
  type OwnPages,
  type SalonPeople,
} from '../salons/index.ts';

/** Parts of what salons change about themselves: where it is kept, its letters, and who hears of it. */
export interface SalonDesk {
  readonly pages: OwnPages;
  readonly people: SalonPeople;
  /** Seals what the link of a letter is about. */
  readonly links: SessionCipher;
  readonly sendOf: (shop: ShopKey) => EmailMarketing['send'];
  /** Address of whoever approves; null where none is known. */
  readonly officeOf: (market: Market) => string | null;
  /** Origins that pages may show pictures of. */
  readonly pictureOrigins: readonly string[];
  /** Has every page and list with the salons of a country made anew. */
  readonly noteChange: (market: Market) => Promise<void>;
}

export interface SalonDeskOptions {
  readonly config: Pick<Config, 'measurement' | 'newsletter' | 'pictureOrigins' | 'salons'>;
  readonly sessionSecrets: readonly string[];
  readonly fetch: typeof fetch;
  readonly brandFactsOf?: (market: Market) => Readonly<Record<string, string>>;
  readonly purge?: (tags: readonly string[]) => Promise<void>;
}

export function openSalonDesk({
  config,
  sessionSecrets,
  fetch,
  brandFactsOf = () => ({}),
  purge = async () => undefined,
}: SalonDeskOptions): SalonDesk {
  const accessToken = accessTokenOf(config.salons);
  const documents = createFirestoreClient({ ...config.salons, fetch, accessToken });
  const marketingOf = openEmailMarketing({ config, fetch });
  return {
    pages: createOwnPages(documents),
    people: createSalonPeople(documents),
    links: createSessionCipher(sessionSecrets, 'salon link'),
    sendOf: (shop) => marketingOf(shop).send,
    officeOf: (market) => brandFactsOf(market)['email'] ?? null,
    // An address is compared with whole origins, and read as one by whoever types it.
    pictureOrigins: config.pictureOrigins.filter((origin) => !origin.includes('*')),
    async noteChange({ countryCode }) {
      const locales = LOCALES.filter((one) => marketOf(one).countryCode === countryCode);
      await purge(locales.map((one) => cacheTags.salons(one)));
    },
  };
}
