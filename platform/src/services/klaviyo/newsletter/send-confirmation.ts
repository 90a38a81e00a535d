import type { Language, PlatformContext, Shop } from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { NEWSLETTER_MESSAGES } from './messages/messages.ts';

interface Confirmation {
  readonly shop: Shop;
  readonly email: string;
  readonly language: Language;
  readonly token: string;
}

export function sendConfirmation(
  sql: Sql,
  context: PlatformContext,
  { shop, email, language, token }: Confirmation,
): void {
  const { subject, heading, intro, button, why } = brandTexts(
    NEWSLETTER_MESSAGES,
    { shop, language },
    context.brand,
  );
  sendLetter(sql, context, {
    ...{ shop, language, locale: language, to: email, subject, heading },
    parts: [
      { kind: 'text', text: intro },
      { kind: 'button', label: button, url: `${context.origin}/klaviyo/confirm/${token}` },
    ],
    why: fillIn(why, { email }),
  });
}
