import { getCustomer } from '@lokke/contract/account';
import { type CallOptions, callApi, type ResponseOf } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { forgetCustomer, learnCustomer } from '../customer/logged-in-customer.ts';
import { runExclusive } from './run-exclusive.ts';

type Customer = ResponseOf<typeof getCustomer>;

/**
 * Throws when it fails, to be fetched again. Logging out waits for it and what it leads to. A session that ended by
 * time, or on another device, leaves no more in the browser than a logout.
 */
export function fetchCustomer(market: Market, options: CallOptions): Promise<Customer> {
  const { shop, locale } = market;
  const { promise, resolve, reject } = Promise.withResolvers<Customer>();
  void runExclusive(`customer-${shop}`, async () => {
    const result = await callApi(getCustomer, { locale }, options);
    if (!result.ok) return reject(new Error(result.failure.kind));
    const { isLoggedIn, email } = result.value;
    if (!isLoggedIn) forgetCustomer(market);
    else if (email !== null) learnCustomer(market, email);
    resolve(result.value);
    // A task later the result has been handed on.
    await new Promise((done) => setTimeout(done));
  }).then(() => reject(new Error('The visitor is logging out')));
  return promise;
}
