import { sellerOf } from '@lokke/brand';
import { languageFor, storefrontLinks } from '../../protocol/index.ts';
import { brandTexts } from '../../protocol/pages/index.ts';
import { countAttempts } from '../../shopify/customers/index.ts';
import { propertyPointer, type TakeEvent, THROTTLED } from './documents.ts';
import { sendWithButton } from './link-letters.ts';
import { KLAVIYO_MESSAGES } from './messages.ts';
import { TOKEN } from './restock-letters.ts';

interface SalonLetter {
  readonly kind: keyof (typeof KLAVIYO_MESSAGES.salons)['texts']['en'];
  /** Screen of the professional area that the button leads to. */
  readonly screen: 'bank' | 'page' | 'proof' | 'office' | 'invitation';
  readonly hasToken: boolean;
}

const LETTERS: Readonly<Record<string, SalonLetter>> = {
  'Bank Details Entered': { kind: 'bankEntered', screen: 'bank', hasToken: true },
  'Bank Details Changed': { kind: 'bankChanged', screen: 'bank', hasToken: false },
  'Salon Page Proposed': { kind: 'proposed', screen: 'office', hasToken: true },
  'Salon Page Decided': { kind: 'decided', screen: 'page', hasToken: false },
  'Salon Proof Entered': { kind: 'proofEntered', screen: 'office', hasToken: true },
  'Salon Proof Decided': { kind: 'proofDecided', screen: 'proof', hasToken: false },
  'Salon Invitation': { kind: 'invited', screen: 'invitation', hasToken: true },
};

/** Letters of the professional area by their events. */
export const SALON_LETTERS = Object.entries(LETTERS).map(
  ([metric, letter]) => [metric, sendLetterOf(letter)] as const,
);

/**
 * Writes to the address. Anybody can send an event about anybody: the letter repeats nothing of it but a token, which the
 * storefront sealed and reads.
 */
function sendLetterOf({ kind, screen, hasToken }: SalonLetter): TakeEvent {
  return async (context, shop, { email, locale, property }) => {
    const token = property('token');
    if (hasToken && !TOKEN.test(token)) return propertyPointer('token');
    const to = { shop, email, language: languageFor(locale, shop) };
    const texts = brandTexts(KLAVIYO_MESSAGES.salons, to, context.brand);
    const { home } = storefrontLinks(context.storefrontUrl, shop, to.language);
    const url = `${home}account/professional/${screen}${hasToken ? `?code=${token}` : ''}`;
    // The office takes as many as salons write; a salon that is not written to has to hear of it.
    const isOffice = sellerOf(context.brand, locale ?? '', to.language).email === email;
    return context.store.write((sql) => {
      const limit = 'mailToAccount' as const;
      const attempt = { limit, shop: `salon ${kind} ${shop.key}`, by: email };
      if (!isOffice && !countAttempts(sql, [attempt], context.now())) return THROTTLED;
      sendWithButton(sql, context, to, texts[kind], { url });
      return null;
    });
  };
}
