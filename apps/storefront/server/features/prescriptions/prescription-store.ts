import type { Loaded } from '@lokke/contract/ports';
import { isPrescriptionCode, type Prescription, RHYTHMS } from '@lokke/domain/prescriptions';
import type { FirestoreClient, Written } from '@lokke/firestore';
import { parseJson } from '@lokke/http-client';
import * as v from 'valibot';

const prescription = v.object({
  code: v.pipe(v.string(), v.check(isPrescriptionCode)),
  salonNo: v.string(),
  salonName: v.string(),
  language: v.string(),
  lines: v.array(
    v.object({
      handle: v.string(),
      sku: v.nullable(v.string()),
      rhythm: v.picklist(RHYTHMS),
    }),
  ),
  note: v.string(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  revokedAt: v.nullable(v.string()),
});

interface PlacedPrescription {
  /** Number among those of its salon, which names its document. */
  readonly place: number;
  readonly prescription: Prescription;
}

/** Prescription as it was read: what replaces it holds for that version alone. */
interface KeptPrescription extends PlacedPrescription {
  readonly version: string;
}

export interface PrescriptionStore {
  /** Lists them with the count of openings; null while they cannot be read. */
  readonly ofSalon: (
    salonNo: string,
  ) => Promise<readonly (KeptPrescription & { readonly openedCount: number })[] | null>;
  readonly find: (code: string) => Promise<Loaded<PlacedPrescription>>;
  /** Replaces what was read at the place, or takes one that is not used yet; `changed` where somebody else was quicker. */
  readonly write: (
    placed: PlacedPrescription,
    replaced: Pick<KeptPrescription, 'version'> | null,
  ) => Promise<Written>;
  readonly countOpening: (placed: PlacedPrescription) => Promise<void>;
}

const PRESCRIPTIONS = 'salonPrescriptions';
/** Apart from the prescriptions: counting must not undo that one was revoked meanwhile. */
const OPENINGS = 'salonPrescriptionOpenings';

const idOf = ({ place, prescription: { salonNo } }: PlacedPrescription) =>
  `${encodeURIComponent(salonNo)}-${place}`;

/** Keeps prescriptions in the salons' database, a document for each place that a salon has. */
export function createPrescriptionStore(documents: FirestoreClient): PrescriptionStore {
  const read = async (field: 'code' | 'salonNo', value: string) => {
    const found = await documents.versionsWhere(PRESCRIPTIONS, field, value);
    if (!found.ok) return null;
    return found.value.flatMap(({ fields, version }): readonly KeptPrescription[] => {
      const { place, content = '' } = fields;
      const parsed = v.safeParse(prescription, parseJson(content));
      return parsed.success ? [{ place: Number(place), version, prescription: parsed.output }] : [];
    });
  };
  /** Counts by code; two openings at once may count as one. */
  const openingsWhere = async (field: 'code' | 'salonNo', value: string) => {
    const found = await documents.documentsWhere(OPENINGS, field, value);
    return found.ok
      ? new Map(found.value.map(({ code, opened }) => [code, Number(opened)] as const))
      : null;
  };
  return {
    async ofSalon(salonNo) {
      const [placed, openings] = await Promise.all([
        read('salonNo', salonNo),
        openingsWhere('salonNo', salonNo),
      ]);
      if (placed === null || openings === null) return null;
      return placed.map((one) => ({
        ...one,
        openedCount: openings.get(one.prescription.code) ?? 0,
      }));
    },
    async find(code) {
      const [found, ...others] = (await read('code', code)) ?? [null];
      if (found === null) return { kind: 'failed' };
      return found === undefined || others.length > 0
        ? { kind: 'missing' }
        : { kind: 'found', value: found };
    },
    write(placed, replaced) {
      const { code, salonNo } = placed.prescription;
      const content = JSON.stringify(placed.prescription);
      const fields = { code, salonNo, place: String(placed.place), content };
      const replaces = replaced?.version ?? null;
      return documents.tryWrite({ collection: PRESCRIPTIONS, id: idOf(placed), fields, replaces });
    },
    async countOpening(placed) {
      const { code, salonNo } = placed.prescription;
      const openings = await openingsWhere('code', code);
      if (openings === null) return;
      const fields = { code, salonNo, opened: String((openings.get(code) ?? 0) + 1) };
      await documents.write({ collection: OPENINGS, id: idOf(placed), fields });
    },
  };
}
