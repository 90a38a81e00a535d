import { createHash } from 'node:crypto';
import { integerColumn, type Sql } from '../../store/index.ts';

const MINUTE_IN_MS = 60_000;

/** Within so many minutes, at most so many. Ours: Shopify's own numbers are not known. */
export const LIMITS = {
  loginOfAccount: { most: 10, minutes: 15 },
  loginFromAddress: { most: 100, minutes: 15 },
  createFromAddress: { most: 100, minutes: 60 },
  mailToAccount: { most: 5, minutes: 15 },
  recoverFromAddress: { most: 100, minutes: 60 },
} as const;

const LONGEST_IN_MINUTES = 60;

export interface Attempt {
  readonly limit: keyof typeof LIMITS;
  readonly shop: string;
  /** An e-mail, or where the request came from. */
  readonly by: string;
}

/** Whoever reads the file learns of nobody that they tried. */
function subjectOf({ limit, shop, by }: Attempt): string {
  return createHash('sha256').update(`${limit} ${shop} ${by}`).digest('base64url');
}

export function isExceeded(sql: Sql, attempt: Attempt, now: Date): boolean {
  const { most, minutes } = LIMITS[attempt.limit];
  const row = sql
    .prepare('SELECT COUNT(*) AS attempts FROM customer_attempts WHERE subject = ? AND at_ms > ?')
    .get(subjectOf(attempt), now.getTime() - minutes * MINUTE_IN_MS);
  return row !== undefined && integerColumn(row, 'attempts') >= most;
}

/** Counts them all, or none when one is exceeded. Call it inside a write: then nobody slips past. */
export function countAttempts(sql: Sql, attempts: readonly Attempt[], now: Date): boolean {
  if (attempts.some((attempt) => isExceeded(sql, attempt, now))) return false;
  const instant = now.getTime();
  sql
    .prepare('DELETE FROM customer_attempts WHERE at_ms <= ?')
    .run(instant - LONGEST_IN_MINUTES * MINUTE_IN_MS);
  for (const attempt of attempts) {
    sql
      .prepare('INSERT INTO customer_attempts (subject, at_ms) VALUES (?, ?)')
      .run(subjectOf(attempt), instant);
  }
  return true;
}

/** Who got in was no guesser: their own attempts are forgotten. */
export function forgetAttempts(sql: Sql, attempt: Attempt): void {
  sql.prepare('DELETE FROM customer_attempts WHERE subject = ?').run(subjectOf(attempt));
}

/** Takes one back, so that many who log in from one address do not shut each other out. */
export function forgetOneAttempt(sql: Sql, attempt: Attempt): void {
  sql
    .prepare(
      `DELETE FROM customer_attempts WHERE id =
         (SELECT MAX(id) FROM customer_attempts WHERE subject = ?)`,
    )
    .run(subjectOf(attempt));
}
