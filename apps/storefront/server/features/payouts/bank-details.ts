import type { FirestoreClient } from '@lokke/firestore';
import * as v from 'valibot';
import type { SessionCipher } from '../../http/session/index.ts';

const bankDetails = v.object({
  /** Binds the sealed details to their salon: copied to another's document they count for nothing. */
  salonNo: v.string(),
  holder: v.string(),
  iban: v.string(),
  vatNumber: v.nullable(v.string()),
  /** Address that is told of the next change. */
  notify: v.string(),
  changedAt: v.string(),
});

export type BankDetails = Readonly<v.InferOutput<typeof bankDetails>>;

export interface BankDetailsStore {
  /** Details of the salons of a country by number; null while they cannot be read. */
  readonly ofCountry: (country: string) => Promise<ReadonlyMap<string, BankDetails> | null>;
  /** The same, with the details of one salon at most. */
  readonly ofSalon: (salonNo: string) => Promise<ReadonlyMap<string, BankDetails> | null>;
  readonly write: (country: string, details: BankDetails) => Promise<boolean>;
}

const COLLECTION = 'salonBankDetails';

/** Keeps bank details in the salons' database, sealed: whoever reads the database reads no account. */
export function createBankDetails(
  documents: FirestoreClient,
  cipher: SessionCipher,
): BankDetailsStore {
  const read = async (field: 'country' | 'salonNo', value: string) => {
    const found = await documents.documentsWhere(COLLECTION, field, value);
    if (!found.ok) return null;
    const details = new Map<string, BankDetails>();
    for (const { salonNo = '', sealed = '' } of found.value) {
      const opened = v.safeParse(bankDetails, await cipher.decrypt(sealed));
      if (opened.success && opened.output.salonNo === salonNo) details.set(salonNo, opened.output);
    }
    return details;
  };
  return {
    ofCountry: (country) => read('country', country),
    ofSalon: (salonNo) => read('salonNo', salonNo),
    async write(country, details) {
      const { salonNo } = details;
      const fields = { salonNo, country, sealed: await cipher.encrypt(details) };
      const id = encodeURIComponent(salonNo);
      const written = await documents.write({ collection: COLLECTION, id, fields, isNew: false });
      return written.ok && written.value;
    },
  };
}
