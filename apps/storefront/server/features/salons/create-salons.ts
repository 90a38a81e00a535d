import { readFile } from 'node:fs/promises';
import type { Loaded } from '@lokke/contract/ports';
import { LOCALES, type Market, marketOf } from '@lokke/domain/markets';
import { createFirestoreClient, type SalonDocument } from '@lokke/firestore';
import { type CachePolicy, cacheTags, createRevalidatingCache } from '../../cache/index.ts';
import type { Config, SalonDatabase } from '../../config/index.ts';
import type { SessionCipher } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { createOwnPages, type OwnPages } from './own-pages.ts';
import { createPhotoFiles, type PhotoFiles } from './photo-files.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { openSalonCipher, type SalonSecrets } from './salon-cipher.ts';
import { type ServerSalonList, salonList } from './salon-list.ts';
import { createSalonPeople, type SalonPeople } from './salon-people.ts';

export interface Salons {
  /** A list, once loaded, stays available through outages. */
  readonly listOf: (market: Market, cachePolicy?: CachePolicy) => Promise<Loaded<ServerSalonList>>;
  readonly pages: OwnPages;
  readonly proofs: Proofs;
  readonly photos: PhotoFiles;
  /** Null where there is no professional area, in which people join a salon. */
  readonly people: SalonPeople | null;
  /** Tells whether salon prices wait for a proof of the trade. */
  readonly asksProof: (market: Market) => boolean;
}

interface SalonsOptions {
  readonly database: SalonDatabase;
  readonly hasPeople?: boolean;
  readonly asksProof?: Salons['asksProof'];
  /** Seals proofs; null keeps them as they are where nobody is asked for one. */
  readonly cipher?: SessionCipher | null;
  readonly fetch: typeof fetch;
  readonly log: Log;
  readonly now?: () => number;
  /** Waits between two attempts at the database. */
  readonly wait?: (delayInMs: number) => Promise<void>;
}

/** Settings that salons go by. */
export function salonRules(
  config: Pick<Config, 'salons' | 'identity' | 'proofShops'> & SalonSecrets,
) {
  const { salons: database, identity, proofShops } = config;
  const asksProof = ({ shop }: Market) => proofShops.includes(shop);
  const cipher = proofShops.length > 0 ? openSalonCipher(config, 'proofs') : null;
  return { database, hasPeople: identity !== null, asksProof, cipher };
}

/** Caches the salons of every market per locale (spec §7). */
export function createSalons({
  database,
  hasPeople = true,
  asksProof = () => false,
  cipher = null,
  fetch,
  log,
  now = () => performance.now(),
  wait,
}: SalonsOptions) {
  const documents = openSalonDatabase(database, { fetch, now, wait });
  const cache = createRevalidatingCache({ freshInMs: database.freshInMs, now });
  const pages = createOwnPages(documents);
  const sizes = new Map<string, number>();

  const load = async (market: Market): Promise<Loaded<ServerSalonList>> => {
    const { locale, countryCode } = market;
    const [result, shown] = await Promise.all([
      documents.salonsIn(countryCode),
      pages.ofCountry(countryCode),
    ]);
    if (!result.ok) {
      log({ level: 'error', event: 'salons.failed', locale, failure: result.failure });
      return { kind: 'failed' };
    }
    if (shown === null) {
      log({ level: 'error', event: 'salons.ownPagesFailed', locale });
      return { kind: 'failed' };
    }
    const salons = result.value
      .filter((salon) => isOf(market, salon))
      .map((salon) => ({ ...salon, details: shown.get(salon.salonNo) ?? salon.details }));
    // An empty list is more likely an error than a fact, so the old one stays.
    if (salons.length === 0 && (sizes.get(locale) ?? 0) > 0) {
      log({ level: 'error', event: 'salons.vanished', locale });
      return { kind: 'failed' };
    }
    sizes.set(locale, salons.length);
    return { kind: 'found', value: salonList(salons, market) };
  };

  return {
    pages,
    proofs: createProofs(documents, cipher),
    photos: createPhotoFiles(documents),
    people: hasPeople ? createSalonPeople(documents) : null,
    asksProof,
    listOf: (market: Market, cachePolicy: CachePolicy = {}) =>
      cache.get(market.locale, () => load(market), {
        ...cachePolicy,
        tags: [cacheTags.salons(market.locale)],
      }),
    invalidate: cache.invalidate,
  };
}

// Shops of one country share its salons, except those that name one of the shops; any other name is the first one's.
function isOf({ shop, countryCode }: Market, { market }: SalonDocument): boolean {
  if (market === null) return true;
  const shops = LOCALES.map(marketOf).filter((one) => one.countryCode === countryCode);
  return (shops.find((one) => one.shop === market) ?? shops[0])?.shop === shop;
}

const SCOPE = 'https://www.googleapis.com/auth/datastore';

/** Client of the salons' database. */
export const openSalonDatabase = (
  database: SalonDatabase,
  options: Pick<Parameters<typeof createFirestoreClient>[0], 'fetch' | 'now' | 'wait'>,
) => createFirestoreClient({ ...database, ...options, accessToken: accessTokenOf(database) });

/** Loads Google's library only with a service account; it caches and refreshes the token. */
function accessTokenOf({
  credentialsFile,
  token,
}: Pick<SalonDatabase, 'credentialsFile' | 'token'>): () => Promise<string | null> {
  if (credentialsFile === null) return async () => token;
  let auth: Promise<{ readonly getAccessToken: () => Promise<string | null | undefined> }> | null =
    null;
  return async () => {
    // A failed load is retried: the file may appear later.
    auth ??= signedInWith(credentialsFile).catch((error: unknown) => {
      auth = null;
      throw error;
    });
    return (await (await auth).getAccessToken()) ?? null;
  };
}

async function signedInWith(credentialsFile: string) {
  const credentials: unknown = JSON.parse(await readFile(credentialsFile, 'utf8'));
  const { GoogleAuth } = await import('google-auth-library');
  return new GoogleAuth({ credentials: Object(credentials), scopes: [SCOPE] });
}
