import { createHash } from 'node:crypto';
import { type GraphqlContext, networkOf, requestError } from '../../protocol/index.ts';
import { integerColumn, maySweep, type Sql } from '../../store/index.ts';

const MINUTE_IN_MS = 60_000;

/** Limits within so many minutes. Numbers are ours: Shopify's are not known. */
export const LIMITS = {
  /** Logins of one account from one network: a stranger does not lock the owner out elsewhere. */
  loginOfAccountFromNetwork: { most: 10, minutes: 15 },
  /** Logins of one account from everywhere; several storefront servers have stricter limits in front of it. */
  loginOfAccount: { most: 1_000, minutes: 60 },
  loginFromAddress: { most: 100, minutes: 15 },
  createFromAddress: { most: 100, minutes: 60 },
  mailToAccount: { most: 5, minutes: 15 },
  receiptToStranger: { most: 3, minutes: 60 },
  /** Codes typed at the checkout of one cart, against guessing. */
  wrongCodeOfCart: { most: 10, minutes: 15 },
  /** Discount codes tried in one cart; a storefront's own limit comes before it, and tries a gift card's code as one, too. */
  wrongDiscountOfCart: { most: 30, minutes: 15 },
  /** Codes tried in carts of one network, which may make as many as it likes. */
  wrongCodeFromNetwork: { most: 100, minutes: 15 },
  /** Codes by e-mail for the login page, five guesses each; a login that succeeds takes its letters back. */
  codeToKnownBrowser: { most: 5, minutes: 15 },
  codeToAccountFromNetwork: { most: 5, minutes: 15 },
  /** Limits all other browsers together, against guessing and full mailboxes. */
  codeToAccount: { most: 50, minutes: 60 },
  codesFromNetwork: { most: 100, minutes: 60 },
  recoverFromAddress: { most: 100, minutes: 60 },
  /** Carts of a stranger who goes past the storefront, whose limit is the same. */
  cartsOfStranger: { most: 600, minutes: 60 },
  /** Calls that write accounts or letters, of a stranger who goes past the storefront. */
  callsOfStranger: { most: 100, minutes: 60 },
} as const;

const MAX_WINDOW_IN_MINUTES = 60;

export interface Attempt {
  readonly limit: keyof typeof LIMITS;
  readonly shop: string;
  /** An e-mail, or where the request came from. */
  readonly by: string;
}

/** Hashed, so that the file does not reveal who tried. */
function subjectOf({ limit, shop, by }: Attempt): string {
  return createHash('sha256').update(`${limit} ${shop} ${by}`).digest('base64url');
}

function isExceeded(sql: Sql, attempt: Attempt, now: Date): boolean {
  const { most, minutes } = LIMITS[attempt.limit];
  const row = sql
    .prepare(
      // Attempts of the future were made while the clock was wrong: they would lock people out for as long.
      `SELECT COUNT(*) AS attempts FROM customer_attempts
       WHERE subject = ? AND at_ms > ? AND at_ms <= ?`,
    )
    .get(subjectOf(attempt), now.getTime() - minutes * MINUTE_IN_MS, now.getTime());
  return row !== undefined && integerColumn(row, 'attempts') >= most;
}

/** Counts all attempts, or none when one limit is exceeded. Call it inside a write, against races. */
export function countAttempts(sql: Sql, attempts: readonly Attempt[], now: Date): boolean {
  if (attempts.some((attempt) => isExceeded(sql, attempt, now))) return false;
  const instant = now.getTime();
  if (maySweep(sql, now)) {
    sql
      .prepare('DELETE FROM customer_attempts WHERE at_ms <= ?')
      .run(instant - MAX_WINDOW_IN_MINUTES * MINUTE_IN_MS);
  }
  for (const attempt of attempts) {
    sql
      .prepare('INSERT INTO customer_attempts (subject, at_ms) VALUES (?, ?)')
      .run(subjectOf(attempt), instant);
  }
  return true;
}

/** Clears a customer's attempts after a successful login. */
export function resetAttempts(sql: Sql, attempt: Attempt): void {
  sql.prepare('DELETE FROM customer_attempts WHERE subject = ?').run(subjectOf(attempt));
}

/** Refunds one attempt, so that many logins from one IP address do not lock each other out. */
export function refundAttempt(sql: Sql, attempt: Attempt): void {
  sql
    .prepare(
      `DELETE FROM customer_attempts WHERE id =
         (SELECT MAX(id) FROM customer_attempts WHERE subject = ?)`,
    )
    .run(subjectOf(attempt));
}

type Limit = keyof typeof LIMITS;

/** Requests without a buyer IP count as one caller, as at Shopify. */
export function attemptByIp(
  { shop, request }: Pick<GraphqlContext, 'shop' | 'request'>,
  limit: Limit,
): Attempt {
  return { limit, shop: shop.key, by: networkOf(request.buyerIp) };
}

export function attemptOfAccountByIp(
  { shop, request }: Pick<GraphqlContext, 'shop' | 'request'>,
  email: string,
): Attempt {
  const by = `${networkOf(request.buyerIp)} ${email}`;
  return { limit: 'loginOfAccountFromNetwork', shop: shop.key, by };
}

/** Throws when a limit is exceeded; what is already over it is rejected without a write. */
export async function consumeAttempts(
  { store, now }: Pick<GraphqlContext, 'store' | 'now'>,
  attempts: readonly Attempt[],
  message: string,
): Promise<void> {
  const exceeded = attempts.some((attempt) => isExceeded(store.read, attempt, now()));
  if (exceeded || !(await store.write((sql) => countAttempts(sql, attempts, now())))) {
    throw requestError('THROTTLED', message);
  }
}
