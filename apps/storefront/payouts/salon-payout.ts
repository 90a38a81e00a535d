import { readBrand, sellerOf } from '@lokke/brand';
import { townLine } from '@lokke/domain/addresses';
import { isMonth, ratePercentOf } from '@lokke/domain/kickback';
import { type Market, marketOfShop } from '@lokke/domain/markets';
import {
  closeMonth,
  closingStepOf,
  commissionVatOf,
  earningsBySalon,
  firstMonthRead,
  isPayable,
  MINIMUM_PAYOUTS,
  readIban,
} from '@lokke/domain/payout';
import { fail, type Result, succeed } from '@lokke/http-client';
import { translateFor } from '@lokke/i18n/all';
import type { Config } from '../server/config/index.ts';
import {
  type BankDetails,
  createBankDetails,
  createPayoutLedger,
  type StoredClosing,
} from '../server/features/payouts/index.ts';
import { openSalonCipher, openSalonDatabase } from '../server/features/salons/index.ts';
import { describeFailure } from '../server/features/shop-connection/index.ts';
import { openShopSources } from '../statements/shop-sources.ts';
import type { PayoutContext } from './paid-rows.ts';
import { leftOut, type PayoutFile, paymentFile, payoutFiles, summaryFile } from './payout-files.ts';

interface PayoutTerms {
  readonly month: string;
  readonly iban?: string | undefined;
  readonly country?: string | undefined;
  /** Such as `25.00`; that of the market's currency without it. */
  readonly minimum?: string | undefined;
  readonly isPreview: boolean;
}

interface SalonPayoutOptions {
  readonly config: Config;
  readonly markets: readonly Market[];
  readonly terms: PayoutTerms;
  readonly fetch: typeof globalThis.fetch;
  readonly now: Date;
}

/** Closes a month of these markets' shops; a shop that cannot be closed is named, and the others are. */
export async function salonPayout(options: SalonPayoutOptions) {
  const { config, markets, terms, fetch } = options;
  if (!isMonth(terms.month)) {
    throw new Error(`--month must be a month such as 2026-11, not "${terms.month}".`);
  }
  if (terms.minimum !== undefined && !/^\d{1,7}\.\d{2}$/.test(terms.minimum)) {
    throw new Error(`--minimum must be an amount such as 25.00, not "${terms.minimum}".`);
  }
  const cipher = openSalonCipher(config, 'bank details');
  if (cipher === null) throw new Error('SALON_BANK_SECRETS is not set.');
  const documents = openSalonDatabase(config.salons, { fetch });
  const books = {
    ledger: createPayoutLedger(documents, cipher),
    bankDetails: createBankDetails(documents, cipher),
    open: openShopSources({ config, fetch }),
  };
  const brand = readBrand(config.brandFolder);
  const files: PayoutFile[] = [];
  const faults: string[] = [];
  for (const shop of new Set(markets.map((market) => market.shop))) {
    const market = marketOfShop(shop, markets);
    if (market === null) continue;
    const letterhead = {
      market,
      seller: sellerOf(brand, market.locale, market.language),
      t: translateFor(market, { name: brand.name, messages: {} }),
    };
    const closed = await closingOf(letterhead, books, options);
    const made = closed.ok ? filesOf({ ...letterhead, ...closed.value }, terms) : closed;
    if (made.ok) {
      files.push(...made.value.files);
      faults.push(...made.value.leftOut.map((fault) => `${shop}: ${fault}`));
    } else faults.push(`${shop}: ${made.failure}`);
  }
  return { files, faults };
}

function filesOf(context: PayoutContext, { isPreview }: PayoutTerms) {
  if (isPreview) return succeed({ files: [summaryFile(context)], leftOut: leftOut(context) });
  const made = payoutFiles(context);
  return made.ok ? succeed({ files: made.value, leftOut: leftOut(context) }) : made;
}

type Letterhead = Pick<PayoutContext, 'market' | 'seller' | 't'>;

interface Books {
  readonly ledger: ReturnType<typeof createPayoutLedger>;
  readonly bankDetails: ReturnType<typeof createBankDetails>;
  readonly open: ReturnType<typeof openShopSources>;
}

/** The closing that is kept, or a new one; a preview keeps none. */
async function closingOf(
  letterhead: Letterhead,
  books: Books,
  { terms, now }: SalonPayoutOptions,
): Promise<Result<StoredClosing, string>> {
  const { month } = terms;
  const { market } = letterhead;
  const kept = await books.ledger.closingsOf(market.shop);
  if (!kept.ok) return kept;
  const earlier = kept.value.map(({ closing }) => closing);
  const step = closingStepOf(month, earlier, now);
  if (step.kind === 'notOver') return fail(`${month} is not over`);
  if (step.kind === 'outOfOrder') return fail(`the next month to close is ${step.expected}`);
  const stored = kept.value.find(({ closing }) => closing.month === month);
  if (stored !== undefined) return succeed(stored);
  if (terms.iban === undefined) return fail('--iban is missing');
  const debtor = readIban(terms.iban);
  if (debtor.kind === 'invalid') return fail(`--iban is no account (${debtor.reason})`);
  const buyerCountry = terms.country ?? debtor.iban.slice(0, 2);
  if (commissionVatOf({ salonCountry: buyerCountry, buyerCountry, hasVatNumber: true }) === null) {
    return fail(`--country must be a country such as NL, not "${buyerCountry}"`);
  }
  const [shop, bankDetails] = await Promise.all([
    books.open(market, firstMonthRead(month)),
    books.bankDetails.ofCountry(market.countryCode),
  ]);
  if (!shop.ok) return shop;
  if (bankDetails === null)
    return fail('the bank details cannot be read (npm run doctor says why)');
  const orders = await shop.value.orders.read(null);
  if (!orders.ok) return fail(`the orders cannot be read (${describeFailure(orders.failure)})`);
  const { salonOf, rates } = shop.value;
  const minimum = terms.minimum ?? MINIMUM_PAYOUTS[market.currencyCode];
  const rateOf = (salonNo: string) => {
    const salon = salonOf(salonNo);
    return salon === null ? 0 : ratePercentOf(salon, rates);
  };
  const closing = closeMonth({
    month,
    earlier,
    closedAt: now.toISOString(),
    ratePercentOf: rateOf,
    earned: earningsBySalon({ orders: orders.value, earlier, ratePercentOf: rateOf }),
    minimumInMinorUnits: Number(minimum.replace('.', '')),
    vatOf: (salonNo) => {
      const details = bankDetails.get(salonNo);
      const salonCountry = salonOf(salonNo)?.country;
      if (salonCountry === undefined) return 'noSalon';
      if (details === undefined) return 'noBankDetails';
      if (!isPayable(details)) return 'badBankDetails';
      const hasVatNumber = details.vatNumber !== null;
      return commissionVatOf({ salonCountry, buyerCountry, hasVatNumber }) ?? 'noBankDetails';
    },
  });
  const payees = closing.rows.flatMap(({ salonNo, outcome }) => {
    const details = bankDetails.get(salonNo);
    const salon = salonOf(salonNo);
    if (outcome.kind !== 'paid' || details === undefined || salon === null) return [];
    return [payeeOf(details, salon)];
  });
  const made = { closing, parties: { debtorIban: debtor.iban, payees } };
  // A month is never closed with a file that no bank takes.
  const tried = paymentFile({ ...letterhead, ...made });
  if (!tried.ok) return tried;
  if (terms.isPreview) return succeed(made);
  const written = await books.ledger.close(market.shop, made);
  return written.ok ? succeed(made) : written;
}

interface NamedSalon {
  readonly country: string;
  readonly salonName: string;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string;
}

function payeeOf({ salonNo, holder, iban, vatNumber }: BankDetails, salon: NamedSalon) {
  const place = townLine(salon);
  const address = [salon.street, place].filter(Boolean).join(', ');
  return { salonNo, salonName: salon.salonName, address, holder, iban, vatNumber };
}
