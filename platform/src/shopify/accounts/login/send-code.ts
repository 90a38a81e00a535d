import { languageFor } from '../../../protocol/index.ts';
import { sendLetter } from '../../../protocol/mail/index.ts';
import { fillIn } from '../../../protocol/pages/index.ts';
import type { Sql } from '../../../store/index.ts';
import { CODE_LIFETIME_IN_MINUTES } from '../store/logins.ts';
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
