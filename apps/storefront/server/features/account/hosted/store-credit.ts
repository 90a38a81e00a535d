import { isCurrencyCode, type Money, parseMoney } from '@lokke/domain/money';
import { customerStoreCredit } from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import type { HostedContext } from './hosted-context.ts';
import { unlessDenied } from './subscriptions.ts';
import { NOT_LOGGED_IN, withCustomer } from './with-customer.ts';

/** Balance in each currency in which there is any; the account works without it. */
export async function storeCredit(source: HostedContext): Promise<readonly Money[]> {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    unlessDenied(customerStoreCredit(client, inContext(source)), []),
  );
  if (!found.ok) return [];
  return found.value
    .filter(({ currencyCode }) => isCurrencyCode(currencyCode))
    .map(parseMoney)
    .filter(({ amountInMinorUnits }) => amountInMinorUnits > 0);
}
