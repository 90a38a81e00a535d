import type { AccountOutcome } from '@lokke/contract/ports';
import type { Written } from '@lokke/firestore';
import { fail, succeed } from '../account/index.ts';

export type Tried<Value> = AccountOutcome<Value> | 'changed';

/** Tries with what is known now, until nobody else changes the same in between. */
export async function tryAgain<Value>(
  attempt: () => Promise<Tried<Value>>,
): Promise<AccountOutcome<Value>> {
  for (let left = 5; left > 0; left -= 1) {
    const outcome = await attempt();
    if (outcome !== 'changed') return outcome;
  }
  return fail('platformFailed');
}

export function outcomeOf<Value>(written: Written, value: Value): Tried<Value> {
  if (written === 'changed') return written;
  return written === 'written' ? succeed(value) : fail('platformFailed');
}
