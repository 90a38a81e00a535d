import * as v from 'valibot';

/**
 * What anyone may read of a salon. Strict: a reply with anything more, an e-mail address above all, is
 * no reply of ours.
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

export const foundSalonSchema = v.strictObject({
  salon: publicSalonSchema,
  /** From the place that was asked for; null where none was. */
  distanceInKm: v.nullable(v.number()),
});

export type FoundSalon = v.InferOutput<typeof foundSalonSchema>;
