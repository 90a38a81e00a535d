import type { AccountOutcome } from '@lokke/contract/ports';
import { isCustomerEmailVerified } from '@lokke/shopify-admin';
import type { Identity } from '../account-backend.ts';
import { fail, succeed } from '../account-result.ts';
import { logFailure } from '../customer-data.ts';
import type { LegacyContext } from './legacy-context.ts';

/** Tells whether the customer's address was proved by a letter. Without an Admin token nobody's is known to be. */
export async function isEmailProved(
  source: LegacyContext,
  { customerId }: Identity,
): Promise<AccountOutcome<boolean>> {
  if (source.admin === null) return succeed(false);
  const result = await isCustomerEmailVerified(source.admin, customerId);
  if (result.ok) return succeed(result.value);
  logFailure(source, 'read whether the address is proved', result.failure);
  return fail('platformFailed');
}
