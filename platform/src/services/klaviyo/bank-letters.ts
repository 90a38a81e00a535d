import {
  languageFor,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../protocol/index.ts';
import { brandTexts } from '../../protocol/pages/index.ts';
import { countAttempts } from '../../shopify/customers/index.ts';
import { type ProfileEvent, propertyPointer, type TakeEvent } from './documents.ts';
import { sendWithButton } from './link-letters.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';
import { TOKEN } from './restock-letters.ts';

/**
 * Asks a salon whether an account is theirs. Anybody can send an event about anybody: the letter repeats nothing of it but
 * a token, which the storefront sealed and reads.
 */
export const askAboutAccount: TakeEvent = async (context, shop, event) => {
  const token = event.property('token');
  if (!TOKEN.test(token)) return propertyPointer('token');
  await sendAboutAccount(context, shop, event, `?code=${token}`);
  return null;
};

/** Tells an address that the account has changed. */
export const tellOfAccount: TakeEvent = async (context, shop, event) => {
  await sendAboutAccount(context, shop, event, '');
  return null;
};

async function sendAboutAccount(
  context: PlatformContext,
  shop: Shop,
  { email, locale }: ProfileEvent,
  query: string,
): Promise<void> {
  const to = { shop, email, language: languageFor(locale, shop) };
  const texts = brandTexts(KLAVIYO_MESSAGES.bank, to, context.brand);
  const { askSubject, askHeading, askIntro, askButton, askWhy, ...told } = texts;
  const asked = {
    ...{ subject: askSubject, heading: askHeading, intro: askIntro },
    ...{ button: askButton, why: askWhy },
  };
  const { home } = storefrontLinks(context.storefrontUrl, shop, to.language);
  const kind = query === '' ? 'told' : 'asked';
  await context.store.write((sql) => {
    const attempt = {
      limit: 'mailToAccount',
      shop: `bank ${kind} ${shop.key}`,
      by: email,
    } as const;
    if (!countAttempts(sql, [attempt], context.now())) return;
    const url = `${home}account/professional/bank${query}`;
    sendWithButton(sql, context, to, query === '' ? told : asked, { url });
  });
}
