import {
  type Language,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { RESTOCK_MESSAGES } from './messages/messages.ts';
import type { KnownSize } from './product-of.ts';

interface Recipient {
  readonly shop: Shop;
  readonly email: string;
  readonly language: Language;
}

/** Asks whether the address is theirs; the token is sealed by the storefront, which reads it. */
export function sendQuestion(
  sql: Sql,
  context: PlatformContext,
  to: Recipient & { readonly token: string },
  { product }: KnownSize,
): void {
  const texts = textsFor(context, to);
  const { home } = storefrontLinks(context.storefrontUrl, to.shop, to.language);
  send(sql, context, to, {
    subject: fillIn(texts.askSubject, { product }),
    heading: texts.askHeading,
    intro: fillIn(texts.askIntro, { product }),
    button: texts.askButton,
    url: `${home}account/restock/${to.token}`,
    notes: [],
    why: fillIn(texts.askWhy, { email: to.email }),
    stop: null,
  });
}

export function sendReturned(
  sql: Sql,
  context: PlatformContext,
  to: Recipient & { readonly stopToken: string; readonly variantNumber: number },
  { product, handle }: KnownSize,
): void {
  const texts = textsFor(context, to);
  const { home } = storefrontLinks(context.storefrontUrl, to.shop, to.language);
  send(sql, context, to, {
    subject: fillIn(texts.subject, { product }),
    heading: texts.heading,
    intro: fillIn(texts.intro, { product }),
    button: texts.button,
    url: `${home}products/${handle}?variant=${to.variantNumber}`,
    notes: [texts.hurry],
    why: fillIn(texts.why, { email: to.email }),
    stop: { label: texts.stop, url: `${context.origin}/klaviyo/stop/${to.stopToken}` },
  });
}

function textsFor({ brand }: PlatformContext, { shop, language }: Recipient) {
  return brandTexts(RESTOCK_MESSAGES, { shop, language }, brand);
}

interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly url: string;
  readonly notes: readonly string[];
  readonly why: string;
  readonly stop: { readonly label: string; readonly url: string } | null;
}

function send(
  sql: Sql,
  context: PlatformContext,
  { shop, email, language }: Recipient,
  { subject, heading, intro, button, url, notes, why, stop }: Letter,
): void {
  sendLetter(sql, context, {
    ...{ shop, language, locale: language, to: email, subject, heading, why },
    parts: [
      { kind: 'text', text: intro },
      { kind: 'button', label: button, url },
      ...notes.map((text) => ({ kind: 'note' as const, text })),
      ...(stop === null ? [] : [{ kind: 'link' as const, ...stop }]),
    ],
  });
}
