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
  const language = languageFor(customer.language, shop);
  const texts = brandTexts(ACCOUNT_MESSAGES, { shop, language }, brand)[kind];
  // Whoever registers types any address and any name: a name is repeated where the address was proven, or where
  // the merchant invited it.
  const isNamed = customer.isEmailVerified || customer.state === 'INVITED';
  sendLetter(sql, context, {
    shop,
    language,
    locale: customer.language,
    to: customer.email,
    subject: texts.subject,
    heading:
      customer.firstName === null || !isNamed
        ? texts.heading
        : fillIn(texts.headingNamed, { name: customer.firstName }),
    parts: [
      { kind: 'text', text: texts.intro },
      { kind: 'button', url, label: texts.button },
      { kind: 'note', text: fillIn(texts.note, LIFETIMES) },
    ],
    why: fillIn(texts.why, { email: customer.email }),
  });
}

/** Sends a new one-time link, which replaces the one before. Call it inside the write that needs it. */
export function sendLinkEmail(
  sql: Sql,
  context: SendingContext,
  customer: Customer,
  kind: LinkKind,
): void {
  const token = issueLink(sql, context, customer, kind);
  const url = screenUrl(context, customer, { kind, token });
  send(sql, context, { customer, kind: kind === 'reset' ? 'reset' : 'activation', url });
}

export function sendWelcomeEmail(sql: Sql, context: SendingContext, customer: Customer): void {
  const { account } = storefrontLinks(context.storefrontUrl, context.shop, customer.language);
  send(sql, context, { customer, kind: 'welcome', url: `${account}/dashboard/` });
}
