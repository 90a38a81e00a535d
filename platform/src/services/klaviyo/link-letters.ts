import {
  type Language,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../protocol/index.ts';
import { type LetterPart, sendLetter } from '../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';

export interface Recipient {
  readonly shop: Shop;
  readonly email: string;
  readonly language: Language;
}

/** A size that the shop shows. */
export interface KnownSize {
  /** Name, with the size where there are several: `Rain shampoo, 1000 ml`. */
  readonly product: string;
  readonly handle: string;
  readonly isForSale: boolean;
}

interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly why: string;
}

/** Sends a letter that asks for one step, which its button leads to. */
export function sendWithButton(
  sql: Sql,
  context: PlatformContext,
  { shop, email, language }: Recipient,
  { subject, heading, intro, button, why }: Letter,
  { url, more = [] }: { readonly url: string; readonly more?: readonly LetterPart[] },
): void {
  sendLetter(sql, context, {
    shop,
    language,
    locale: language,
    to: email,
    subject,
    heading,
    parts: [{ kind: 'text', text: intro }, { kind: 'button', label: button, url }, ...more],
    why: fillIn(why, { email }),
  });
}

/** Asks whether the address is theirs, before any news goes to it. */
export function sendConfirmation(
  sql: Sql,
  context: PlatformContext,
  to: Recipient & { readonly token: string },
): void {
  const texts = brandTexts(KLAVIYO_MESSAGES.newsletter, to, context.brand);
  const url = `${context.origin}/klaviyo/confirm/${to.token}`;
  sendWithButton(sql, context, to, texts, { url });
}

/** Asks whether the address is theirs; the token is sealed by the storefront, which reads it. */
export function sendQuestion(
  sql: Sql,
  context: PlatformContext,
  to: Recipient & { readonly token: string },
  { product }: KnownSize,
): void {
  const texts = brandTexts(KLAVIYO_MESSAGES.restock, to, context.brand);
  const letter = {
    subject: fillIn(texts.askSubject, { product }),
    heading: texts.askHeading,
    intro: fillIn(texts.askIntro, { product }),
    button: texts.askButton,
    why: texts.askWhy,
  };
  const { home } = storefrontLinks(context.storefrontUrl, to.shop, to.language);
  sendWithButton(sql, context, to, letter, { url: `${home}account/restock/${to.token}` });
}

export function sendReturned(
  sql: Sql,
  context: PlatformContext,
  to: Recipient & { readonly stopToken: string; readonly variantNumber: number },
  { product, handle }: KnownSize,
): void {
  const texts = brandTexts(KLAVIYO_MESSAGES.restock, to, context.brand);
  const letter = {
    ...texts,
    subject: fillIn(texts.subject, { product }),
    intro: fillIn(texts.intro, { product }),
  };
  const { home } = storefrontLinks(context.storefrontUrl, to.shop, to.language);
  sendWithButton(sql, context, to, letter, {
    url: `${home}products/${handle}?variant=${to.variantNumber}`,
    more: [
      { kind: 'note', text: texts.hurry },
      { kind: 'link', label: texts.stop, url: `${context.origin}/klaviyo/stop/${to.stopToken}` },
    ],
  });
}
