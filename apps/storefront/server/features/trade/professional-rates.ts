import type { AccountOutcome, Catalogue, TradeTerms } from '@lokke/contract/ports';
import { parseMoney } from '@lokke/domain/money';
import { PROFESSIONAL_CUSTOMER, type ProfessionalRate } from '@lokke/domain/trade';
import { type AdminClient, discountCollections, segmentDiscounts } from '@lokke/shopify-admin';
import { fail, logFailure, type OpenAccount, succeed } from '../account/index.ts';
import { createShortTtlCache } from '../promotions/index.ts';
import { type Salons, tradeAccessOf } from '../salons/index.ts';

const FRESH_IN_MS = 60_000;

type Listed = Pick<Catalogue, 'collection'>;
type Page = Awaited<ReturnType<typeof segmentDiscounts>>;
type Found = NonNullable<Extract<Page, { readonly ok: true }>['value']>[number];

const caches = new WeakMap<
  AdminClient,
  ReturnType<typeof createShortTtlCache<readonly ProfessionalRate[] | null>>
>();

/** Rates of the logged-in salon customer; null for everybody else. Read from the shop's own discounts, which charge by them. */
export async function professionalRates(
  source: OpenAccount,
  salons: Salons,
  catalogue: Listed,
): Promise<AccountOutcome<TradeTerms | null>> {
  const access = await tradeAccessOf(source, salons);
  if (!access.ok) return access;
  const { admin, now } = source;
  if (access.value === null || admin === null) return succeed(null);
  if (access.value.kind === 'unproved') {
    return succeed({ rates: [], missingProof: access.value.proof });
  }
  const cache = caches.get(admin) ?? createShortTtlCache({ freshInMs: FRESH_IN_MS, now });
  caches.set(admin, cache);
  const rates = await cache.get(
    'rates',
    () => readRates(source, admin, catalogue),
    (read) => read !== null,
  );
  return rates === null ? fail('platformFailed') : succeed({ rates, missingProof: null });
}

async function readRates(
  source: OpenAccount,
  admin: AdminClient,
  catalogue: Listed,
): Promise<readonly ProfessionalRate[] | null> {
  const giveUp = (failure: Parameters<typeof logFailure>[2]) => {
    logFailure(source, 'read professional rates', failure);
    return null;
  };
  const discounts = await segmentDiscounts(admin);
  if (!discounts.ok) return giveUp(discounts.failure);
  const rates: ProfessionalRate[] = [];
  for (const found of (discounts.value ?? []).filter(isOfProfessionals)) {
    const collections = found.isOnAll ? null : await discountCollections(admin, found.id);
    if (collections?.ok === false) return giveUp(collections.failure);
    rates.push(toRate(found, collections && (collections.value ?? []).map(({ handle }) => handle)));
  }
  return Promise.all(rates.map((rate) => withProducts(rate, catalogue)));
}

async function withProducts(
  rate: ProfessionalRate,
  { collection }: Listed,
): Promise<ProfessionalRate> {
  if (rate.collections === null) return rate;
  const loaded = await Promise.all(rate.collections.map((handle) => collection(handle)));
  const found = loaded.flatMap((one) => (one.kind === 'found' ? one.value.products : []));
  return { ...rate, products: [...new Set(found.map(({ handle }) => handle))] };
}

/** Knows the segment by its query, `customer_tags CONTAINS 'professional'`, as its name is the office's. */
function isOfProfessionals({ segments }: Found): boolean {
  return segments.some(
    (query) => /^customer_tags CONTAINS '(.+)'$/.exec(query)?.[1] === PROFESSIONAL_CUSTOMER,
  );
}

function toRate(
  { percentage, minimum }: Found,
  collections: ProfessionalRate['collections'],
): ProfessionalRate {
  const isMoney = minimum !== null && 'amount' in minimum;
  return { percentage, collections, minimum: isMoney ? parseMoney(minimum) : minimum };
}
