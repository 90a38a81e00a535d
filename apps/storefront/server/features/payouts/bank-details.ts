import type { FirestoreClient, Written } from '@lokke/firestore';
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

/** Details of a salon as they were read: what is decided about them holds for that version alone. */
interface KnownDetails {
  /** Null where there are none, or none that this server's secrets open. */
  readonly details: BankDetails | null;
  /** Null where nothing is stored. */
  readonly version: string | null;
}

export interface BankDetailsStore {
  /** Details of the salons of a country by number; null while they cannot be read. */
  readonly ofCountry: (country: string) => Promise<ReadonlyMap<string, BankDetails> | null>;
  /** Null while they cannot be read. */
  readonly ofSalon: (salonNo: string) => Promise<KnownDetails | null>;
  /** Replaces the version that was seen; tells `changed` where somebody else was quicker. */
  readonly write: (
    country: string,
    details: BankDetails,
    seen: Pick<KnownDetails, 'version'>,
  ) => Promise<Written>;
}

const COLLECTION = 'salonBankDetails';

/** Keeps bank details in the salons' database, sealed: whoever reads the database reads no account. */
export function createBankDetails(
  documents: FirestoreClient,
  cipher: SessionCipher,
): BankDetailsStore {
  const open = async ({ salonNo = '', sealed = '' }: Readonly<Record<string, string>>) => {
    const opened = v.safeParse(bankDetails, await cipher.decrypt(sealed));
    return opened.success && opened.output.salonNo === salonNo ? opened.output : null;
  };
  return {
    async ofCountry(country) {
      const found = await documents.documentsWhere(COLLECTION, 'country', country);
      if (!found.ok) return null;
      const all = await Promise.all(found.value.map(open));
      return new Map(all.flatMap((one) => (one === null ? [] : [[one.salonNo, one] as const])));
    },
    async ofSalon(salonNo) {
      const found = await documents.versionsWhere(COLLECTION, 'salonNo', salonNo);
      if (!found.ok) return null;
      const [stored] = found.value;
      if (stored === undefined) return { details: null, version: null };
      return { details: await open(stored.fields), version: stored.version };
    },
    async write(country, details, { version: replaces }) {
      const { salonNo } = details;
      return documents.tryWrite({
        collection: COLLECTION,
        id: encodeURIComponent(salonNo),
        fields: { salonNo, country, sealed: await cipher.encrypt(details) },
        replaces,
      });
    },
  };
}
