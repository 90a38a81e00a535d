import { isEmail, tidyEmail } from '../customers/rules/email.ts';
import { documentPart } from './document-part.ts';

export interface AskedSubscription {
  readonly email: string;
  readonly locale: string | null;
  readonly listId: string;
}

export type ReadSubscription =
  | { readonly ok: true; readonly value: AskedSubscription }
  | { readonly ok: false; readonly pointer: string };

/** The parts of Klaviyo's document that we know; a refusal points at the part that is wrong. */
export function readSubscription(document: unknown): ReadSubscription {
  const data = documentPart(document, 'data');
  const profile = documentPart(data, 'attributes', 'profile', 'data', 'attributes');
  const listId = documentPart(data, 'relationships', 'list', 'data', 'id');
  const consent = documentPart(profile, 'subscriptions', 'email', 'marketing', 'consent');
  const [typed, locale] = [documentPart(profile, 'email'), documentPart(profile, 'locale')];
  if (documentPart(data, 'type') !== 'subscription') return wrong('/data/type');
  if (typeof listId !== 'string' || listId === '') return wrong('/data/relationships/list/data/id');
  const inProfile = '/data/attributes/profile/data/attributes';
  const email = typeof typed === 'string' ? tidyEmail(typed) : '';
  if (!isEmail(email)) return wrong(`${inProfile}/email`);
  if (consent !== 'SUBSCRIBED') {
    return wrong(`${inProfile}/subscriptions/email/marketing/consent`);
  }
  return { ok: true, value: { email, listId, locale: typeof locale === 'string' ? locale : null } };
}

const wrong = (pointer: string): ReadSubscription => ({ ok: false, pointer });
