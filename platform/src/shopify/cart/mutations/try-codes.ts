import { type GraphqlContext, requestError } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { attemptByIp, countAttempts, refundAttempt } from '../../customers/index.ts';
import type { CartUserError } from '../user-errors.ts';
import type { MutationOutcome } from './payload.ts';

interface Tried<Found> {
  readonly limit: 'wrongCodeOfCart' | 'wrongDiscountOfCart';
  readonly codes: readonly string[];
  /** Owner of the guesses. */
  readonly by: string;
  /** Finds what a code opens; null for a wrong one. */
  readonly open: (code: string) => Found | null;
}

/**
 * Tries codes one by one; wrong ones are counted against cart and network, as the checkout's are, against guessing.
 * Null: too many were wrong.
 */
export function tryCodes<Found>(
  sql: Sql,
  context: GraphqlContext,
  { limit, codes, by, open }: Tried<Found>,
): readonly Found[] | null {
  const attempts = [
    { limit, shop: context.shop.key, by },
    attemptByIp(context, 'wrongCodeFromNetwork'),
  ] as const;
  const opened: Found[] = [];
  for (const code of codes) {
    if (!countAttempts(sql, attempts, context.now())) return null;
    const found = open(code);
    if (found === null) continue;
    for (const attempt of attempts) refundAttempt(sql, attempt);
    opened.push(found);
  }
  return opened;
}

/** Ends the write without an exception: one would undo the count of the guesses with it. */
export const tooManyCodes: CartUserError = {
  code: 'INVALID',
  field: ['codes'],
  message: 'Too many codes were tried. Try again later.',
};

export const tooManyCarts: CartUserError = {
  code: 'INVALID',
  field: ['input'],
  message: 'Too many carts were created. Try again later.',
};

/** Passes an outcome on, or tells whoever guessed or created too often. */
export function unlessThrottled(outcome: MutationOutcome): MutationOutcome {
  const [problem] = outcome.problems;
  if (problem !== tooManyCodes && problem !== tooManyCarts) return outcome;
  throw requestError('THROTTLED', problem.message);
}
