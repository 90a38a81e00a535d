import { html } from 'hono/html';
import {
  languageFor,
  languageTag,
  type PlatformContext,
  type Shop,
  storefrontLinks,
  wireDateTime,
} from '../../../protocol/index.ts';
import { emailButton, emailLayout, emailNote, sendMail } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn, markupText } from '../../../protocol/pages/index.ts';
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

/** The storefront's URL behind a link; the token is in the email only. */
export function screenUrl(
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
  const { shop, origin, storefrontUrl, brand } = context;
  const language = languageFor(customer.language, shop);
  const texts = brandTexts(ACCOUNT_MESSAGES, { shop, language }, brand)[kind];
  const { home } = storefrontLinks(storefrontUrl, shop, customer.language);
  // Whoever registers types any address and any name: a name is repeated where the address was proven, or where
  // the merchant invited it.
  const isNamed = customer.isEmailVerified || customer.state === 'INVITED';
  const heading =
    customer.firstName === null || !isNamed
      ? texts.heading
      : fillIn(texts.headingNamed, { name: customer.firstName });
  const note = fillIn(texts.note, LIFETIMES);
  const why = fillIn(texts.why, { email: customer.email });
  const content = html`<p style="margin:0 0 8px">${texts.intro}</p>
${emailButton(brand, url, texts.button)}
<p style="${emailNote(brand)}">${note}</p>`;
  const frame = {
    brand,
    languageTag: languageTag(language, shop),
    subject: texts.subject,
    origin,
    home,
  };
  sendMail(sql, context.ids, {
    shop: shop.key,
    to: customer.email,
    subject: texts.subject,
    html: markupText(emailLayout({ ...frame, heading, content, why })),
    text: `${[brand.name, heading, texts.intro, `${texts.button}: ${url}`, note, why, home].join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(context.now()),
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
