import { isEmail, normaliseEmail } from '../../../shopify/customers/index.ts';
import { documentPart } from './klaviyo-call.ts';

/** Event that happened to a person, as Klaviyo takes it. */
export interface ProfileEvent {
  readonly metric: string;
  readonly email: string;
  /** BCP 47; null when it was not said. */
  readonly locale: string | null;
  /** ISO 8601, in UTC whatever zone the event named. */
  readonly receivedAt: string;
  readonly uniqueId: string;
  /** A text of the event; empty when it has none. */
  readonly property: (name: string) => string;
}

type ParsedEvent =
  | { readonly ok: true; readonly event: ProfileEvent }
  | { readonly ok: false; readonly pointer: string };

/** Path of a document's attributes, for pointers. */
const IN = '/data/attributes';

export const propertyPointer = (name: string) => `${IN}/properties/${name}`;
export const METRIC_POINTER = `${IN}/metric/data/attributes/name`;

export function parseProfileEvent(document: unknown): ParsedEvent {
  const data = documentPart(document, 'data');
  if (documentPart(data, 'type') !== 'event') return wrong('/data/type');
  const attributes = documentPart(data, 'attributes');
  const metric = textAt(documentPart(attributes, 'metric', 'data', 'attributes'), 'name');
  if (metric === '') return wrong(METRIC_POINTER);
  const profile = documentPart(attributes, 'profile', 'data', 'attributes');
  const email = normaliseEmail(textAt(profile, 'email'));
  if (!isEmail(email)) return wrong(`${IN}/profile/data/attributes/email`);
  const time = new Date(textAt(attributes, 'time'));
  if (Number.isNaN(time.getTime())) return wrong(`${IN}/time`);
  const receivedAt = time.toISOString();
  const uniqueId = textAt(attributes, 'unique_id');
  if (uniqueId === '') return wrong(`${IN}/unique_id`);
  const locale = textAt(profile, 'locale') || null;
  const properties = documentPart(attributes, 'properties');
  const property = (name: string) => textAt(properties, name);
  return { ok: true, event: { metric, email, locale, receivedAt, uniqueId, property } };
}

const wrong = (pointer: string) => ({ ok: false, pointer }) as const;

function textAt(part: unknown, name: string): string {
  const value = documentPart(part, name);
  return typeof value === 'string' ? value : '';
}
