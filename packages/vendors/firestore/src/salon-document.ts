import { isRecord } from '@lokke/http-client';
import { type Decoded, decodeFields } from './decode-value.ts';

/** A document of the `salons` collection (spec §3, salon). */
export interface SalonDocument {
  readonly salonNo: string;
  readonly salonName: string;
  readonly salonEmail: string | null;
  readonly parentEmail: string | null;
  readonly country: string;
  readonly city: string;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly phone: string | null;
  /** The map it is shown on; Northern Ireland has its own. */
  readonly market: string | null;
  readonly salonLoyalty: boolean;
  readonly client100: boolean;
  /** Shown on the salon's own page; all optional. */
  readonly details: {
    /** `{ mon: '09:00-18:00' }` */
    readonly openingHours: Readonly<Record<string, string>>;
    readonly services: readonly string[];
    readonly bookingUrl: string | null;
  };
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** Null where the document lacks a required field. */
export function readSalonDocument(document: unknown): SalonDocument | null {
  if (!isRecord(document)) return null;
  const fields = decodeFields(document['fields']);
  const salonNo = textOf(fields['salonNo']);
  const salonName = textOf(fields['salonName']);
  const country = textOf(fields['country']);
  if (salonNo === null || salonName === null || country === null) return null;
  return {
    salonNo,
    salonName,
    country,
    salonEmail: textOf(fields['salonEmail']),
    parentEmail: textOf(fields['parentEmail']),
    city: textOf(fields['city']) ?? '',
    street: textOf(fields['street']),
    postcode: textOf(fields['postcode']),
    phone: textOf(fields['phone']),
    market: textOf(fields['market']),
    salonLoyalty: fields['salonLoyalty'] === true,
    client100: fields['client100'] === true,
    details: {
      openingHours: textsIn(fields['openingHours']),
      services: Object.values(textsIn(fields['services'])),
      bookingUrl: textOf(fields['bookingUrl']),
    },
    position: positionOf(fields['position']),
  };
}

// A number typed into the console where a text was meant still names the salon.
function textOf(value: Decoded | undefined): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function textsIn(value: Decoded | undefined): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.flatMap(([name, one]) => {
      const text = textOf(one);
      return text === null ? [] : [[name, text]];
    }),
  );
}

function positionOf(value: Decoded | undefined): SalonDocument['position'] {
  if (!isRecord(value)) return null;
  const { latitude, longitude } = value;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return { latitude, longitude };
}
