import {
  languageFor,
  type PlatformContext,
  type Shop,
  storefrontMarkets,
} from '../../protocol/index.ts';
import { sendLetter } from '../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { ACTION_MESSAGES } from './messages/messages.ts';
import { type ActionKind, CODE_LIFETIME_IN_HOURS } from './store/one-time-secrets.ts';

interface MarketOfUrl {
  readonly shop: Shop;
  readonly locale: string;
}

/** The market that an address of the storefront stands in; the default one where it names none. */
function marketOfUrl(
  { shops, storefrontUrl }: Pick<PlatformContext, 'shops' | 'storefrontUrl'>,
  address: string | null,
): MarketOfUrl {
  const path = URL.parse(address ?? '')?.pathname ?? '';
  const markets = Object.values(shops).flatMap((shop) =>
    storefrontMarkets(storefrontUrl, shop).map(({ locale, home }) => ({ shop, locale, home })),
  );
  const found = markets.find(({ home }) => {
    const base = new URL(home).pathname;
    return base !== '/' && `${path}/`.startsWith(base);
  });
  if (found !== undefined) return found;
  const [, first = ''] = path.split('/');
  return { shop: shops.nl, locale: first === '' ? 'nl' : 'en' };
}

const MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
};

export interface ActionEmail {
  readonly kind: ActionKind;
  readonly email: string;
  readonly code: string;
  readonly apiKey: string;
  readonly continueUrl: string | null;
  /** `X-Firebase-Locale`: the language of the email. */
  readonly language: string | null;
}

/** Links to the project's one action URL, as at Firebase. */
export function sendActionEmail(
  sql: Sql,
  context: Pick<PlatformContext, 'ids' | 'now' | 'origin' | 'shops' | 'storefrontUrl' | 'brand'>,
  { kind, email, code, apiKey, continueUrl, language }: ActionEmail,
): void {
  const { brand } = context;
  const { shop, locale } = marketOfUrl(context, continueUrl);
  const spoken = languageFor(language ?? locale, shop);
  const texts = brandTexts(ACTION_MESSAGES, { shop, language: spoken }, brand)[kind];
  const query = new URLSearchParams({
    mode: MODES[kind],
    oobCode: code,
    apiKey,
    ...(continueUrl !== null && { continueUrl }),
    lang: spoken,
  });
  const url = `${context.storefrontUrl.replace(/\/+$/, '')}/account/professional/action?${query}`;
  sendLetter(sql, context, {
    shop,
    language: spoken,
    locale,
    to: email,
    subject: texts.subject,
    heading: texts.heading,
    parts: [
      { kind: 'text', text: texts.intro },
      { kind: 'button', label: texts.button, url },
      {
        kind: 'note',
        text: fillIn(texts.note, { days: CODE_LIFETIME_IN_HOURS.VERIFY_EMAIL / 24 }),
      },
    ],
    why: fillIn(texts.why, { email }),
  });
}
