import { foundOrNull } from '@lokke/contract/ports';
import {
  type FoundSalons,
  findSalons,
  getAffiliatedSalon,
  getSalon,
  listSalons,
} from '@lokke/contract/salons';
import { getProfessionalRates } from '@lokke/contract/trade';
import { type Locale, marketOf } from '@lokke/domain/markets';
import { decodeEscapes } from '@lokke/domain/query';
import { parsePlace } from '@lokke/domain/salons';
import type { AccountContexts } from '../features/account/index.ts';
import { type Salons, type ServerSalonList, visitorSalonsOf } from '../features/salons/index.ts';
import type { Shops } from '../features/shops/index.ts';
import { professionalRates } from '../features/trade/index.ts';
import { accountRoute } from './account-route.ts';
import { handleCall, type Route } from './handle-call.ts';
import { type HandlerResult, refuse } from './reply.ts';

/** About 350 bytes each, half the data budget of a phone's list. */
const MAX_SALONS = 24;

export interface SalonCallSources {
  readonly shops: Pick<Shops, 'catalogueOf'>;
  readonly salons: Salons;
  readonly accounts: AccountContexts;
}

/** Salon search, one salon, and the salon of a logged-in customer. */
export function salonCalls({ shops, salons, accounts }: SalonCallSources): readonly Route[] {
  const listOf = async (locale: Locale): Promise<ServerSalonList | null> =>
    foundOrNull(await salons.listOf(marketOf(locale)));
  return [
    handleCall(findSalons, async ({ locale, near, query = '' }) => {
      const list = await listOf(locale);
      if (list === null) return reply({ salons: [], total: 0, failed: true });
      const place = near === undefined ? null : parsePlace(near);
      const { salons: found, total } = list.find({ near: place, query, limit: MAX_SALONS });
      return reply({ salons: found.map(roundDistance), total, failed: false });
    }),
    handleCall(listSalons, async ({ locale }) => {
      const list = await listOf(locale);
      if (list === null) return reply({ salons: [], failed: true });
      const { salons: all } = list.find({ near: null, query: '', limit: list.size });
      return reply({
        salons: all.map(({ salon: { salonNo, salonName } }) => ({ salonNo, salonName })),
        failed: false,
      });
    }),
    accountRoute(accounts, {
      call: getAffiliatedSalon,
      work: (source) => visitorSalonsOf(source, salons),
      replyOf: ({ affiliated, trade }) => ({
        salon: affiliated,
        ...(trade.kind === 'found' && { tradeSalonNo: trade.value.salon.salonNo }),
      }),
    }),
    accountRoute(accounts, {
      call: getProfessionalRates,
      work: (source) => professionalRates(source, salons, shops.catalogueOf(source.market)),
      replyOf: (terms) => ({
        rates: terms && [...terms.rates],
        ...(terms?.missingProof && { missingProof: terms.missingProof }),
      }),
    }),
    handleCall(getSalon(':salonNo'), async ({ locale }, { request }) => {
      const list = await listOf(locale);
      if (list === null) return refuse('salonsNotLoaded');
      const salon = list.byNumber(salonNoOf(request));
      return salon === null ? refuse('unknownSalon') : reply({ salon });
    }),
  ];
}

function salonNoOf(request: Request): string {
  return decodeEscapes(new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '');
}

function roundDistance(found: FoundSalons['salons'][number]): FoundSalons['salons'][number] {
  const { distanceInKm: exact } = found;
  return { ...found, distanceInKm: exact === null ? null : Math.round(exact * 10) / 10 };
}

function reply<Reply>(value: Reply): HandlerResult<Reply> {
  return { kind: 'reply', reply: value };
}
