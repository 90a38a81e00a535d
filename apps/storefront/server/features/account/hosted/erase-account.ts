import { customerRequestDataErasure } from '@lokke/shopify-admin';
import { metafieldsDelete } from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { fail, succeed } from '../account-result.ts';
import { CUSTOMER_KEYS, logFailure } from '../customer-data.ts';
import { currentSession } from './current-session.ts';
import type { Method } from './hosted-context.ts';
import { endSession, requireSession, withCustomer } from './with-customer.ts';

/** Asks for a recent login in place of a password, which these accounts have not: a browser left open erases nothing. */
const FRESH_FOR_IN_MS = 15 * 60_000;
const NOT_CLEARED = { errorCode: 'updateAccountFailed', isTrueOfOutage: false } as const;

export const isLoginFresh: Method<'isLoginFresh'> = async (source) => {
  const current = await currentSession(source);
  const loggedInAtInMs = (current.ok ? current.value?.loggedInAtInMs : null) ?? null;
  return loggedInAtInMs !== null && source.now() - loggedInAtInMs <= FRESH_FOR_IN_MS;
};

/** Deletes what the storefront keeps for the customer, and asks the shop to erase the account (GDPR, art. 17). */
export const eraseAccount: Method<'erase'> = async (source) => {
  const current = await requireSession(source);
  if (!current.ok) return current;
  if (source.admin === null) return fail('platformFailed');
  if (!(await isLoginFresh(source))) return fail('loginTooOld');
  const { customerId: ownerId } = current.value;
  const { namespace } = source;
  const cleared = await withCustomer(source, NOT_CLEARED, (client) =>
    metafieldsDelete(client, {
      ...inContext(source),
      metafields: CUSTOMER_KEYS.map((key) => ({ ownerId, namespace, key })),
    }),
  );
  // A shop that closed its definitions to customers clears them with its webhook `customers/redact`.
  if (!cleared.ok && cleared.code !== NOT_CLEARED.errorCode) return cleared;
  const result = await customerRequestDataErasure(source.admin, { customerId: ownerId });
  if (!result.ok) {
    logFailure(source, 'request erasure', result.failure);
    return fail('platformFailed');
  }
  endSession(source);
  return succeed(null);
};
