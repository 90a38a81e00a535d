import type { Context } from 'hono';
import { strangerOf } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { type Attempt, refundAttempt, resetAttempts } from '../../customers/index.ts';
import { knownBrowserOf } from './cookies.ts';
import type { LoginView } from './login-view.ts';

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
