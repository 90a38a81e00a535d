import { customer } from '@lokke/shopify-storefront';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import type { Customer } from '../../app/shared/customer.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { NOT_LOGGED_IN } from './identify.ts';
import { mapCustomer } from './map-customer.ts';
import { done, refused } from './outcome.ts';
import { platformRefusal } from './platform-refusal.ts';

export async function readCustomer(source: AccountSource): Promise<AccountOutcome<Customer>> {
  const session = await source.session.read();
  if (session === null) return refused('notLoggedIn');
  const { customerAccessToken } = session;
  const result = await customer(source.client, { ...inContext(source), customerAccessToken });
  if (!result.ok) return platformRefusal(source, result.failure, NOT_LOGGED_IN);
  if (result.value !== null) return done(mapCustomer(result.value, source.market.languageTag));
  source.session.end();
  return refused('notLoggedIn');
}
