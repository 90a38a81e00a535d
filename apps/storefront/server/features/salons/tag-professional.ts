import { normaliseEmail } from '@lokke/domain/accounts';
import { isOwnMarket, type Locale, marketOf } from '@lokke/domain/markets';
import type { SalonPerson } from '@lokke/domain/salons';
import { PROFESSIONAL_CUSTOMER } from '@lokke/domain/trade';
import { type AdminClient, customersByEmail, tagsAdd, tagsRemove } from '@lokke/shopify-admin';
import { keepNewest } from '../../shared-state/in-process/index.ts';
import type { Log } from '../../telemetry/index.ts';
import { logFailure, type OpenAccount } from '../account/index.ts';
import type { AdminClients } from '../shop-connection/index.ts';
import type { Salons } from './create-salons.ts';
import { tradeAccessIn } from './trade-access.ts';

const TOLD_FOR_IN_MS = 300_000;
const MOST_TOLD = 5_000;
const TAGS = [PROFESSIONAL_CUSTOMER];

interface Told {
  readonly isTagged: boolean;
  readonly atInMs: number;
}

const toldOf = new WeakMap<AdminClient, Map<string, Told>>();

/** Has the shop know by a tag, which its discounts go by, whether somebody of a salon buys at its prices: not at each call. */
export async function keepTag(
  source: Pick<OpenAccount, 'log' | 'market' | 'now'>,
  admin: AdminClient,
  id: string,
  isTagged: boolean,
): Promise<void> {
  const told = toldOf.get(admin) ?? new Map<string, Told>();
  toldOf.set(admin, told);
  const last = told.get(id);
  const atInMs = source.now();
  if (last?.isTagged === isTagged && atInMs - last.atInMs < TOLD_FOR_IN_MS) return;
  const changed = await (isTagged ? tagsAdd : tagsRemove)(admin, { id, tags: TAGS });
  if (changed.ok) keepNewest(told, MOST_TOLD, id, { isTagged, atInMs });
  else logFailure(source, 'tag a salon customer', changed.failure);
}

export interface TradeTagsOptions {
  readonly salons: Salons;
  readonly adminOf: AdminClients;
  readonly locales: readonly Locale[];
  readonly log: Log;
}

export interface TradeTags {
  /** Takes the tag from somebody of a salon who buys at no salon's prices any more; false where a shop could not be told. */
  readonly endOf: (person: Pick<SalonPerson, 'salonNo' | 'email'>) => Promise<boolean>;
  /** Takes it from all of a salon; whoever could not be told of loses the prices when they come next. */
  readonly endAt: (salonNo: string) => Promise<void>;
}

export function createTradeTags({ salons, adminOf, locales, log }: TradeTagsOptions): TradeTags {
  const own = locales.map(marketOf).filter(isOwnMarket);
  // Takes one market of a shop with two languages.
  const markets = [...new Map(own.map((market) => [market.shop, market])).values()];
  /** Shops in whose market the salon is. */
  const marketsOf = async (salonNo: string) => {
    const lists = await Promise.all(
      markets.map(async (market) => [market, await salons.listOf(market)] as const),
    );
    return lists.flatMap(([market, list]) =>
      list.kind === 'found' && list.value.byNumber(salonNo) !== null
        ? [{ market, list: list.value }]
        : [],
    );
  };
  const endIn = async (market: (typeof markets)[number], email: string): Promise<boolean> => {
    const access = await tradeAccessIn(salons, market, email);
    const admin = adminOf(market.shop);
    if (access.kind === 'failed') return false;
    if (admin === null || (access.kind === 'found' && access.value.kind === 'open')) return true;
    // A quotation mark would end the term.
    const found = await customersByEmail(admin, {
      query: `email:"${email.replaceAll(/["\\]/g, '')}"`,
    });
    if (!found.ok) {
      logFailure({ log, market }, 'find a salon customer', found.failure);
      return false;
    }
    const same = found.value.filter(
      (one) => normaliseEmail(one.email ?? '') === normaliseEmail(email),
    );
    const ended = await Promise.all(
      same.map(async ({ id }) => {
        const removed = await tagsRemove(admin, { id, tags: TAGS });
        toldOf.get(admin)?.delete(id);
        if (!removed.ok) logFailure({ log, market }, 'untag a salon customer', removed.failure);
        return removed.ok;
      }),
    );
    return ended.every(Boolean);
  };
  return {
    async endOf({ salonNo, email }) {
      const places = await marketsOf(salonNo);
      return (await Promise.all(places.map(({ market }) => endIn(market, email)))).every(Boolean);
    },
    async endAt(salonNo) {
      const people = await salons.people?.ofSalon(salonNo);
      const joined = people?.flatMap(({ email, isJoined }) => (isJoined ? [email] : [])) ?? [];
      const places = await marketsOf(salonNo);
      await Promise.all(
        places.flatMap(({ market, list }) =>
          [...new Set([...list.emailsOf(salonNo), ...joined])].map((email) => endIn(market, email)),
        ),
      );
    },
  };
}
