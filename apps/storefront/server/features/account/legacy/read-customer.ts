import type { AccountOutcome, Customer } from '@lokke/contract/ports';
import { customer } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, succeed } from '../account-result.ts';
import { mapPlatformError } from '../map-platform-error.ts';
import { NOT_LOGGED_IN } from './identify.ts';
import type { LegacyContext } from './legacy-context.ts';
import { mapCustomer } from './map-customer.ts';

export async function readCustomer(source: LegacyContext): Promise<AccountOutcome<Customer>> {
  const session = await source.session.read();
  if (session === null) return fail('notLoggedIn');
  const { customerAccessToken } = session;
  const result = await customer(source.client, { ...inContext(source), customerAccessToken });
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value !== null) return succeed(mapCustomer(result.value, source.market.languageTag));
  source.session.end();
  return fail('notLoggedIn');
}
