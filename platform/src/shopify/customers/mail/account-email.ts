import {
  languageFor,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { Customer } from '../customer.ts';
import { ACCOUNT_MESSAGES, type AccountMessages } from '../messages/messages.ts';
import { issueLink, LINK_LIFETIME_IN_HOURS, type LinkKind } from '../store/one-time-links.ts';

type SendingContext = Pick<
  PlatformContext,
  'ids' | 'now' | 'origin' | 'storefrontUrl' | 'brand'
> & {
  readonly shop: Shop;
};

const LIFETIMES = {
  days: LINK_LIFETIME_IN_HOURS.activate / 24,
  hours: LINK_LIFETIME_IN_HOURS.reset,
};

/**
 * Whoever registers types any address and any name: a name is repeated where the address was proven, or where the
 * merchant invited it.
 */
const isKnown = ({ isEmailVerified, state }: Customer) => isEmailVerified || state === 'INVITED';

/** Makes the storefront's URL of a link; the token is in the email only. */
function screenUrl(
  { storefrontUrl, shop }: Pick<SendingContext, 'storefrontUrl' | 'shop'>,
  { id, language }: Pick<Customer, 'id' | 'language'>,
  link: { readonly kind: LinkKind; readonly token: string },
): string {
  const { account } = storefrontLinks(storefrontUrl, shop, language);
  return `${account}/${link.kind}/${id}/${encodeURIComponent(link.token)}`;
}

function send(
  sql: Sql,
  context: SendingContext,
  { customer, kind, url }: { customer: Customer; kind: keyof AccountMessages; url: string },
): void {
  const { shop, brand } = context;
  const { firstName, email } = customer;
  const language = languageFor(customer.language, shop);
  const all = brandTexts(ACCOUNT_MESSAGES, { shop, language }, brand);
  const texts = all[kind];
  // Only the owner's password confirms; the link alone sets a new one.
  const asksForProof = kind === 'welcome' || kind === 'confirm';
  const named = 'headingNamed' in texts && isKnown(customer) ? texts.headingNamed : null;
  sendLetter(sql, context, {
    shop,
    language,
    locale: customer.language,
    to: email,
    subject: texts.subject,
    heading:
      named === null || firstName === null ? texts.heading : fillIn(named, { name: firstName }),
    parts: [
      { kind: 'text', text: fillIn(texts.intro, { email }) },
      { kind: 'button', url: asksForProof ? `${url}/confirm` : url, label: texts.button },
      { kind: 'note', text: fillIn(texts.note, LIFETIMES) },
      ...(asksForProof ? [{ kind: 'link', url, label: all.reset.button } as const] : []),
    ],
    why: fillIn(texts.why, { email }),
  });
}

/** Sends a new one-time link, which replaces the one before. Call it inside the write that needs it. */
export function sendLinkEmail(
  sql: Sql,
  context: SendingContext,
  customer: Customer,
  kind: LinkKind,
): void {
  const unproved = isKnown(customer) ? 'reset' : 'confirm';
  sendLink(sql, context, customer, {
    link: kind,
    letter: kind === 'reset' ? unproved : 'activation',
  });
}

/** Greets a new customer, whose address the button proves. */
export function sendWelcomeEmail(sql: Sql, context: SendingContext, customer: Customer): void {
  sendLink(sql, context, customer, { link: 'reset', letter: 'welcome' });
}

function sendLink(
  sql: Sql,
  context: SendingContext,
  customer: Customer,
  { link, letter }: { readonly link: LinkKind; readonly letter: keyof AccountMessages },
): void {
  const token = issueLink(sql, context, customer, link);
  const url = screenUrl(context, customer, { kind: link, token });
  send(sql, context, { customer, kind: letter, url });
}
