import { getCustomer } from '@lokke/contract/account';
import { type CallOptions, callApi, type ResponseOf } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { runExclusive } from './run-exclusive.ts';

type Customer = ResponseOf<typeof getCustomer>;

/** Throws when it fails, to be fetched again. Logging out waits for it and what it leads to. */
export function fetchCustomer(
  { shop, locale }: Pick<Market, 'shop' | 'locale'>,
  options: CallOptions,
): Promise<Customer> {
  const { promise, resolve, reject } = Promise.withResolvers<Customer>();
  void runExclusive(`customer-${shop}`, async () => {
    const result = await callApi(getCustomer, { locale }, options);
    if (!result.ok) return reject(new Error(result.failure.kind));
    resolve(result.value);
    // A task later the result has been handed on.
    await new Promise((done) => setTimeout(done));
  }).then(() => reject(new Error('The visitor is logging out')));
  return promise;
}
