import { getCustomer } from '@lokke/contract/account';
import { type CallOptions, callApi, type ResponseOf } from '@lokke/contract/call';
import type { Market } from '@lokke/domain/markets';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';
import { runExclusive } from './run-exclusive.ts';

type Customer = ResponseOf<typeof getCustomer>;

/**
 * E-mail of the customer who is logged in in this market; null while unknown. Cached; fetched again by SWR's defaults
 * (spec §9), on focus, and after another login.
 */
export function useCustomerEmail(
  market: Market,
  lastEmail: string,
  options: CallOptions,
): string | null {
  const { shop } = market;
  const [fetched, setFetched] = useState<{
    readonly shop: string;
    readonly email: string | null;
  }>();
  const { data } = useSWR(['customer', shop, lastEmail], () => fetchCustomer(market, options), {
    // Synchronous, so that follow-up effects start before the fetch counts as ended.
    onSuccess: ({ email }) => flushSync(() => setFetched({ shop, email })),
  });
  const known = fetched?.shop === shop ? fetched : data;
  return known?.email ?? null;
}

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
