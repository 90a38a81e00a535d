import { asRecord, fail, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

const CUSTOMER_EMAIL = `
query CustomerEmail($id: ID!) {
  customer(id: $id) { id verifiedEmail }
}
`;

/**
 * Tells whether the shop knows that the address is the customer's. Not `state`: an account is ENABLED once it has a
 * password, and the newer accounts have none.
 */
export async function isCustomerEmailVerified(
  client: AdminClient,
  customerId: string,
): Promise<AdminResult<boolean>> {
  const result = await client.request(CUSTOMER_EMAIL, { id: customerId });
  if (!result.ok) return result;
  const customer = asRecord(result.value['customer']);
  if (customer === null) return fail({ kind: 'unreadable', message: 'There is no such customer' });
  return succeed(customer['verifiedEmail'] === true);
}
