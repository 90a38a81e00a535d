import { html } from 'hono/html';
import { wireDateTime } from '../../graphql/index.ts';
import { LETTER_STONE, letterButton, letterFrame, sendMail } from '../../mailbox/index.ts';
import { fillIn, markupText } from '../../pages/index.ts';
import type { PlatformContext } from '../../platform-context.ts';
import { languageFor, languageTag, storefrontLinks } from '../../shops/index.ts';
import type { Sql } from '../../store/index.ts';
import { ACTION_MESSAGES } from '../messages/messages.ts';
import { type ActionKind, CODE_LIFETIME_IN_HOURS } from '../store/action-codes.ts';
import { marketOfUrl } from './market-of-url.ts';

const MODES: Readonly<Record<ActionKind, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
};

export interface ActionLetter {
  readonly kind: ActionKind;
  readonly email: string;
  readonly code: string;
  readonly apiKey: string;
  readonly continueUrl: string | null;
  /** `X-Firebase-Locale`: the language of the letter. */
  readonly language: string | null;
}

/** The letter leads to the one address that a project names for all its links, as at Firebase. */
export function sendActionLetter(
  sql: Sql,
  context: Pick<PlatformContext, 'ids' | 'now' | 'origin' | 'shops' | 'storefrontUrl'>,
  { kind, email, code, apiKey, continueUrl, language }: ActionLetter,
): void {
  const { shop, locale } = marketOfUrl(context, continueUrl);
  const spoken = languageFor(language ?? locale, shop);
  const texts = ACTION_MESSAGES[spoken][kind];
  const { home } = storefrontLinks(context.storefrontUrl, shop, locale);
  const query = new URLSearchParams({
    mode: MODES[kind],
    oobCode: code,
    apiKey,
    ...(continueUrl !== null && { continueUrl }),
    lang: spoken,
  });
  const url = `${context.storefrontUrl.replace(/\/+$/, '')}/account/professional/action?${query}`;
  const { subject, heading, intro, button } = texts;
  const note = fillIn(texts.note, { days: CODE_LIFETIME_IN_HOURS.VERIFY_EMAIL / 24 });
  const why = fillIn(texts.why, { email });
  const content = html`<p style="margin:0 0 8px">${intro}</p>
${letterButton(url, button)}
<p style="${LETTER_STONE}">${note}</p>`;
  const head = { languageTag: languageTag(spoken, shop), subject, origin: context.origin, home };
  sendMail(sql, context.ids, {
    shop: shop.key,
    to: email,
    subject,
    html: markupText(letterFrame({ ...head, heading, content, why })),
    text: `${['LOKKE', heading, intro, `${button}: ${url}`, note, why, home].join('\n\n')}\n`,
    language: spoken,
    createdAt: wireDateTime(context.now()),
  });
}
