import { isEmail, tidyEmail } from '../customers/rules/email.ts';
import { documentPart } from '../newsletter/index.ts';

/** The one event that somebody here waits for. */
const METRIC = 'Withdrew From Contract';

export interface Withdrawal {
  readonly email: string;
  readonly locale: string | null;
  readonly name: string;
  readonly orderNumber: string;
  readonly items: string;
  /** ISO 8601. */
  readonly receivedAt: string;
  readonly uniqueId: string;
}

export type ReadWithdrawal =
  | { readonly ok: true; readonly value: Withdrawal }
  | { readonly ok: false; readonly pointer: string };

export function readWithdrawal(document: unknown): ReadWithdrawal {
  const data = documentPart(document, 'data');
  if (documentPart(data, 'type') !== 'event') return wrong('/data/type');
  const attributes = documentPart(data, 'attributes');
  const metric = documentPart(attributes, 'metric', 'data', 'attributes', 'name');
  if (metric !== METRIC) return wrong(`${IN}/metric/data/attributes/name`);
  const profile = documentPart(attributes, 'profile', 'data', 'attributes');
  const email = tidyEmail(textAt(profile, 'email'));
  if (!isEmail(email)) return wrong(`${IN}/profile/data/attributes/email`);
  const properties = documentPart(attributes, 'properties');
  const [name, orderNumber] = [textAt(properties, 'name'), textAt(properties, 'orderNumber')];
  if (name === '') return wrong(`${IN}/properties/name`);
  if (orderNumber === '') return wrong(`${IN}/properties/orderNumber`);
  const receivedAt = textAt(attributes, 'time');
  if (Number.isNaN(Date.parse(receivedAt))) return wrong(`${IN}/time`);
  const uniqueId = textAt(attributes, 'unique_id');
  if (uniqueId === '') return wrong(`${IN}/unique_id`);
  const locale = textAt(profile, 'locale') || null;
  const items = textAt(properties, 'items');
  return { ok: true, value: { email, locale, name, orderNumber, items, receivedAt, uniqueId } };
}

const IN = '/data/attributes';

const wrong = (pointer: string): ReadWithdrawal => ({ ok: false, pointer });

function textAt(part: unknown, name: string): string {
  const value = documentPart(part, name);
  return typeof value === 'string' ? value : '';
}
