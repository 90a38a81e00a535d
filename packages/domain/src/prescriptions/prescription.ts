import limits from './limits.json' with { type: 'json' };

export const PRESCRIPTION_LIMITS = limits;

export const RHYTHMS = [
  'daily',
  'everySecondDay',
  'twiceAWeek',
  'weekly',
  'fortnightly',
  'asNeeded',
] as const;

export type Rhythm = (typeof RHYTHMS)[number];

/** Product by what is the same in every market. */
export interface PrescribedLine {
  readonly handle: string;
  /** Article number of the size; null for whichever the market has. */
  readonly sku: string | null;
  readonly rhythm: Rhythm;
}

/** Routine that a stylist puts together for a client, of whom it says nothing. */
export interface Routine {
  readonly salonNo: string;
  readonly salonName: string;
  /** Language of the note. */
  readonly language: string;
  readonly lines: readonly PrescribedLine[];
  readonly note: string;
}

export interface Prescription extends Routine {
  /** Names it in its link. */
  readonly code: string;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly revokedAt: string | null;
}

export type PrescriptionForm = Readonly<Record<string, unknown>>;

export type PrescriptionCheck =
  | { readonly ok: true; readonly value: Pick<Routine, 'lines' | 'note'> }
  | {
      readonly ok: false;
      readonly code: 'prescriptionInvalid';
      readonly fields: readonly string[];
    };

const HANDLE = /^[\w-]{1,255}$/;
const LONGEST_SKU = 255;

/** Reads the fields of a form: `product-0`, `size-0` and `rhythm-0` for the first product, and the note. */
export function checkPrescription(form: PrescriptionForm): PrescriptionCheck {
  const note = String(form['note'] ?? '').trim();
  const places = Array.from({ length: limits.mostLines }, (_, place) => place);
  const lines = places.flatMap((place) => lineOf(form, place) ?? []);
  const isTooLong = note.length > limits.longestNote;
  if (isTooLong || lines.length === 0 || `product-${limits.mostLines}` in form) {
    return { ok: false, code: 'prescriptionInvalid', fields: isTooLong ? ['note'] : [] };
  }
  return { ok: true, value: { lines, note } };
}

function lineOf(form: PrescriptionForm, place: number): PrescribedLine | null {
  const [handle, size, typed] = ['product', 'size', 'rhythm'].map((name) =>
    String(form[`${name}-${place}`] ?? ''),
  );
  const rhythm = RHYTHMS.find((known) => known === typed);
  if (handle === undefined || !HANDLE.test(handle) || rhythm === undefined) return null;
  return { handle, sku: size?.slice(0, LONGEST_SKU) || null, rhythm };
}

const DAY_IN_MS = 86_400_000;

export function closesAtInMs({ madeAt }: Pick<Prescription, 'madeAt'>): number {
  return Date.parse(madeAt) + limits.daysOpen * DAY_IN_MS;
}

export type PrescriptionState = 'open' | 'expired' | 'revoked';

export function prescriptionState(
  prescription: Pick<Prescription, 'madeAt' | 'revokedAt'>,
  nowInMs: number,
): PrescriptionState {
  if (prescription.revokedAt !== null) return 'revoked';
  return nowInMs < closesAtInMs(prescription) ? 'open' : 'expired';
}

/** Letters and digits that nobody mistakes for each other. */
export const CODE_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const CODE_LENGTH = 16;

export function isPrescriptionCode(code: string): boolean {
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter));
}

interface Placed {
  readonly place: number;
  readonly prescription: Pick<Prescription, 'madeAt' | 'revokedAt'>;
}

/**
 * Place of a new one among those of its salon: an unused one, then that of one that is over, so that nothing has to be
 * deleted and nothing grows without end. Null while all are open.
 */
export function placeForNew(kept: readonly Placed[], nowInMs: number): number | null {
  const byPlace = new Map(kept.map(({ place, prescription }) => [place, prescription]));
  const places = Array.from({ length: limits.mostOpenPerSalon }, (_, place) => place);
  const unused = places.find((place) => !byPlace.has(place));
  if (unused !== undefined) return unused;
  const over = places.find((place) => {
    const prescription = byPlace.get(place);
    return prescription !== undefined && prescriptionState(prescription, nowInMs) !== 'open';
  });
  return over ?? null;
}
