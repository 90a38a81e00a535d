import type { Context } from 'hono';
import { languageFor, strangerOf } from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { type Attempt, refundAttempt, resetAttempts } from '../../customers/index.ts';
import { CODE_LIFETIME_IN_MINUTES } from '../store/logins.ts';
import { knownBrowserOf } from './cookies.ts';
import type { LoginView } from './login-view.ts';

/** Sends a code, alike to a known and to an unknown address: whoever types one learns nothing. */
export function sendCode(
  sql: Sql,
  view: LoginView,
  { email, code }: { readonly email: string; readonly code: string },
): void {
  const { shop, locale } = view;
  const { subject, heading, intro, note, why } = view.texts.mail;
  sendLetter(sql, view, {
    shop,
    language: languageFor(locale, shop),
    locale,
    to: email,
    subject: fillIn(subject, { code }),
    heading,
    parts: [
      { kind: 'text', text: intro },
      { kind: 'code', text: code },
      { kind: 'note', text: fillIn(note, { minutes: CODE_LIFETIME_IN_MINUTES }) },
    ],
    why: fillIn(why, { email }),
  });
}

/**
 * Counts the letter with a code. A browser in which the address was logged in counts by itself: a stranger who has
 * codes sent, from however many networks, does not use up those of the owner.
 */
export function lettersTo(c: Context, view: LoginView, email: string): readonly Attempt[] {
  const shop = view.shop.key;
  const browser = knownBrowserOf(c, view, email);
  if (browser !== null) return [{ limit: 'codeToKnownBrowser', shop, by: `${browser} ${email}` }];
  const ofAll = { limit: 'codeToAccount', shop, by: email } as const;
  const stranger = strangerOf(c);
  if (stranger === null) return [ofAll];
  return [
    { limit: 'codeToAccountFromNetwork', shop, by: `${stranger} ${email}` },
    ofAll,
    { limit: 'codesFromNetwork', shop, by: stranger },
  ];
}

/** Forgets the letters that led to a login, so that those who log in often are not kept out. */
export function forgetLetters(sql: Sql, [own, ...shared]: readonly Attempt[]): void {
  if (own !== undefined) resetAttempts(sql, own);
  for (const attempt of shared) refundAttempt(sql, attempt);
}
