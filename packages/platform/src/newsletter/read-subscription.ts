import { isEmail, tidyEmail } from '../customers/rules/email.ts';

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
  const data = at(document, 'data');
  const profile = at(data, 'attributes', 'profile', 'data', 'attributes');
  const listId = at(data, 'relationships', 'list', 'data', 'id');
  const consent = at(profile, 'subscriptions', 'email', 'marketing', 'consent');
  const [typed, locale] = [at(profile, 'email'), at(profile, 'locale')];
  if (at(data, 'type') !== 'subscription') return wrong('/data/type');
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

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    return Reflect.get(part, name);
  }, value);
}
