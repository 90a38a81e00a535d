import type { ShopKey } from '@lokke/domain/markets';
import type { MonthClosing } from '@lokke/domain/payout';
import type { FirestoreClient } from '@lokke/firestore';
import { fail, type Result, succeed } from '@lokke/http-client';
import * as v from 'valibot';
import type { SessionCipher } from '../../http/session/index.ts';

const amount = v.pipe(v.number(), v.integer());
const outcome = v.variant('kind', [
  v.object({
    kind: v.literal('paid'),
    invoice: amount,
    netInMinorUnits: amount,
    vat: v.object({
      kind: v.picklist(['standard', 'reverseCharge', 'outside', 'unregistered']),
      percent: v.number(),
    }),
    vatInMinorUnits: amount,
  }),
  v.object({
    kind: v.literal('carried'),
    reason: v.picklist([
      'nothingDue',
      'belowMinimum',
      'noBankDetails',
      'badBankDetails',
      'noSalon',
    ]),
    amountInMinorUnits: amount,
  }),
]);

const monthClosing = v.object({
  month: v.string(),
  closedAt: v.string(),
  lastInvoice: amount,
  rows: v.array(
    v.object({
      salonNo: v.string(),
      ratePercent: v.number(),
      earnedInMinorUnits: amount,
      corrections: v.array(v.object({ month: v.string(), amountInMinorUnits: amount })),
      carriedInInMinorUnits: amount,
      outcome,
    }),
  ),
});

/** Accounts as they were when the month was closed: a second run writes the same file. */
const closingParties = v.object({
  debtorIban: v.string(),
  payees: v.array(
    v.object({
      salonNo: v.string(),
      salonName: v.string(),
      address: v.string(),
      holder: v.string(),
      iban: v.string(),
      vatNumber: v.nullable(v.string()),
    }),
  ),
});

const storedClosing = v.object({ closing: monthClosing, parties: closingParties });

export interface StoredClosing {
  readonly closing: MonthClosing;
  readonly parties: v.InferOutput<typeof closingParties>;
}

const COLLECTION = 'salonClosings';

/** Closed months of the shops, in the salons' database: one document for a month, sealed and never replaced. */
export function createPayoutLedger(documents: FirestoreClient, cipher: SessionCipher) {
  return {
    /** Oldest first. One that cannot be read fails all: what was paid must be known. */
    async closingsOf(shop: ShopKey): Promise<Result<readonly StoredClosing[], string>> {
      const found = await documents.documentsWhere(COLLECTION, 'shop', shop);
      if (!found.ok) return fail(`the closed months cannot be read (${found.failure.kind})`);
      const closings: StoredClosing[] = [];
      for (const { month = '', sealed = '' } of found.value) {
        const opened = v.safeParse(storedClosing, await cipher.decrypt(sealed));
        if (!opened.success || opened.output.closing.month !== month) {
          return fail(
            `the closed month ${month} cannot be read: SALON_BANK_SECRETS lacks its secret`,
          );
        }
        closings.push(opened.output);
      }
      return succeed(
        closings.toSorted((left, right) => left.closing.month.localeCompare(right.closing.month)),
      );
    },
    /** Fails where the month was closed meanwhile: of two commands at once one closes it. */
    async close(shop: ShopKey, stored: StoredClosing): Promise<Result<null, string>> {
      const { month } = stored.closing;
      const written = await documents.write({
        collection: COLLECTION,
        id: `${shop}-${month}`,
        replaces: null,
        fields: { shop, month, sealed: await cipher.encrypt(stored) },
      });
      if (!written.ok)
        return fail(`the month may not be closed (${written.failure.kind}): run again`);
      return written.value ? succeed(null) : fail('the month was closed meanwhile: run again');
    },
  };
}
