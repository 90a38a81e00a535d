import { parsePlace } from '@lokke/domain/salons';
import * as v from 'valibot';
import type { ApiCall } from './call/index.ts';
import { messageOf } from './errors.ts';
import { localeSchema, objectSchema } from './schema.ts';

/**
 * The public data of a salon. Strict, so that a response with more fields, above all an email address,
 * fails.
 */
export const publicSalonSchema = v.strictObject({
  salonNo: v.string(),
  salonName: v.string(),
  country: v.string(),
  city: v.string(),
  street: v.nullable(v.string()),
  postcode: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  salonLoyalty: v.boolean(),
  client100: v.boolean(),
  position: v.nullable(v.strictObject({ latitude: v.number(), longitude: v.number() })),
});

const foundSalonSchema = v.strictObject({
  salon: publicSalonSchema,
  /** Distance from the requested place; null without one. */
  distanceInKm: v.nullable(v.number()),
  bookingUrl: v.nullable(v.string()),
  /** Photo of its own page. */
  photo: v.exactOptional(v.strictObject({ id: v.string(), alt: v.string() })),
});

const MAX_QUERY_LENGTH = 100;

/** `52.37,4.9`: latitude and longitude in degrees. */
const nearSchema = v.pipe(
  v.string(),
  v.check((text) => parsePlace(text) !== null, messageOf('invalidPlace')),
);

/** Salons near a place, or by name, city or postcode; with neither, the first of the market. */
export const findSalons = {
  method: 'GET',
  path: '/api/salons/',
  request: objectSchema({
    locale: localeSchema,
    near: v.optional(nearSchema),
    query: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY_LENGTH, messageOf('queryTooLong')))),
  }),
  response: v.strictObject({
    salons: v.array(foundSalonSchema),
    /** The number of all matches; the list holds the first ones. */
    total: v.number(),
    /** The database has not responded yet: an empty list does not mean that there are no salons. */
    failed: v.boolean(),
  }),
} as const satisfies ApiCall;

export type FoundSalons = v.InferOutput<typeof findSalons.response>;

/** The number and name of every salon of the market. */
export const listSalons = {
  method: 'GET',
  path: '/api/salons/list/',
  request: objectSchema({ locale: localeSchema }),
  response: v.strictObject({
    salons: v.array(v.strictObject({ salonNo: v.string(), salonName: v.string() })),
    /** The database has not responded yet: an empty list does not mean that there are no salons. */
    failed: v.boolean(),
  }),
} as const satisfies ApiCall;

const salonResponse = v.strictObject({ salon: publicSalonSchema });

/** Finds a salon of the market. Its number is part of the path; a server passes the placeholder. */
export function getSalon(salonNo: string) {
  return {
    method: 'GET',
    path: `/api/salons/${salonNo.startsWith(':') ? salonNo : encodeURIComponent(salonNo)}/`,
    request: objectSchema({ locale: localeSchema }),
    response: salonResponse,
  } as const satisfies ApiCall;
}

/**
 * The salon whose salonEmail or parentEmail is the logged-in customer's (spec §1); null for everybody
 * else. Only the server can tell, as it never sends out salons' email addresses.
 */
export const getAffiliatedSalon = {
  method: 'GET',
  path: '/api/salons/own/',
  request: objectSchema({ locale: localeSchema }),
  response: v.strictObject({
    salon: v.nullable(publicSalonSchema),
    /** Salon at whose prices they buy, which may be one that they joined. */
    tradeSalonNo: v.exactOptional(v.string()),
  }),
} as const satisfies ApiCall;
