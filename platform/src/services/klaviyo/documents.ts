import * as v from 'valibot';
import type { PlatformContext, Shop } from '../../protocol/index.ts';
import { isEmail, normaliseEmail } from '../../shopify/customers/index.ts';

const filled = v.pipe(v.string(), v.nonEmpty());
const address = v.pipe(v.string(), v.transform(normaliseEmail), v.check(isEmail));
const locale = v.fallback(v.nullable(filled), null);
const within = <Shape extends v.ObjectEntries>(shape: Shape) =>
  v.object({ data: v.object({ attributes: v.object(shape) }) });
const relationTo = <Id extends v.GenericSchema>(id: Id) => v.object({ data: v.object({ id }) });

const consentOf = <Consent extends string>(consent: Consent) =>
  v.object({ email: v.object({ marketing: v.object({ consent: v.literal(consent) }) }) });

/** Something that happened to a person. */
export const EVENT = v.object({
  type: v.literal('event'),
  attributes: v.object({
    metric: within({ name: filled }),
    profile: within({ email: address, locale }),
    properties: v.fallback(v.record(v.string(), v.unknown()), {}),
    time: v.pipe(
      v.string(),
      v.check((text) => !Number.isNaN(Date.parse(text))),
      v.transform((text) => new Date(text).toISOString()),
    ),
    unique_id: filled,
  }),
});

export const SUBSCRIPTION = v.object({
  type: v.literal('subscription'),
  relationships: v.object({ list: relationTo(filled) }),
  attributes: v.object({
    profile: within({
      email: address,
      locale,
      subscriptions: consentOf('SUBSCRIBED'),
    }),
  }),
});

export const UNSUBSCRIPTION = v.object({
  type: v.literal('profile-subscription-bulk-delete-job'),
  attributes: v.object({
    profiles: v.object({
      data: v.pipe(
        v.array(
          v.object({
            attributes: v.object({ email: address, subscriptions: consentOf('UNSUBSCRIBED') }),
          }),
        ),
        v.minLength(1),
        v.maxLength(100),
      ),
    }),
  }),
});

const VARIANT = /^\$shopify:::\$default:::\d{1,15}$/;

export const BACK_IN_STOCK = v.object({
  type: v.literal('back-in-stock-subscription'),
  attributes: v.object({
    channels: v.pipe(
      v.array(v.unknown()),
      v.check((channels) => channels.includes('EMAIL')),
    ),
    profile: within({ email: address }),
  }),
  relationships: v.object({
    variant: relationTo(
      v.pipe(
        v.string(),
        v.regex(VARIANT),
        v.transform((id) => Number(id.split(':').at(-1))),
      ),
    ),
  }),
});

type Read<Data> = { readonly data: Data } | { readonly pointer: string };

/** Reads the data of a document; a pointer names the first part of it that is wrong. */
export function readData<Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
): Read<v.InferOutput<Schema>> {
  const { data = {} }: { readonly data?: unknown } = Object(document);
  const read = v.safeParse(schema, data);
  if (read.success) return { data: read.output };
  const path = read.issues[0].path ?? [];
  return { pointer: ['/data', ...path.map(({ key }) => key)].join('/') };
}

/** Event that happened to a person. */
export interface ProfileEvent {
  readonly email: string;
  /** BCP 47; null when it was not said. */
  readonly locale: string | null;
  /** ISO 8601, in UTC whatever zone the event named. */
  readonly receivedAt: string;
  readonly uniqueId: string;
  /** A text of the event; empty when it has none. */
  readonly property: (name: string) => string;
}

/** Says that an address got as many letters as it may get in a while. */
export const THROTTLED = Symbol('throttled');

/** Takes an event that a flow waits for; returns the pointer to what is wrong with it, or null. */
export type TakeEvent = (
  context: PlatformContext,
  shop: Shop,
  event: ProfileEvent,
) => Promise<string | typeof THROTTLED | null>;

export function profileEvent({ attributes }: v.InferOutput<typeof EVENT>): ProfileEvent {
  const { profile, properties, time, unique_id: uniqueId } = attributes;
  const property = (name: string) => {
    const value = Object.hasOwn(properties, name) ? properties[name] : '';
    return typeof value === 'string' ? value : '';
  };
  return { ...profile.data.attributes, receivedAt: time, uniqueId, property };
}

export const propertyPointer = (name: string) => `/data/attributes/properties/${name}`;
