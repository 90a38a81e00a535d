import { parseJson } from '@lokke/http-client';
import { customerMetafield, isCustomerEmailVerified, metafieldsSet } from '@lokke/shopify-admin';
import { fail, succeed } from '../account-result.ts';
import { logFailure } from '../customer-data.ts';
import type { Method } from './session.ts';

export const readMetafield: Method<'readMetafield'> = async (source, { customerId }, key) => {
  if (source.admin === null) return { isRead: false };
  const { admin, namespace } = source;
  const result = await customerMetafield(admin, { customerId, namespace, key });
  if (result.ok) return { isRead: true, value: parseJson(result.value) };
  logFailure(source, `read ${key}`, result.failure);
  return { isRead: false };
};

export const writeMetafield: Method<'writeMetafield'> = async (
  source,
  { customerId },
  key,
  value,
) => {
  if (source.admin === null) return false;
  const result = await metafieldsSet(source.admin, {
    metafields: [
      {
        ownerId: customerId,
        namespace: source.namespace,
        key,
        type: 'json',
        value: JSON.stringify(value),
      },
    ],
  });
  if (!result.ok) logFailure(source, `write ${key}`, result.failure);
  return result.ok;
};

/** Tells whether the customer's address was proved by a letter. Without an Admin token nobody's is known to be. */
export const isEmailProved: Method<'isEmailProved'> = async (source, { customerId }) => {
  if (source.admin === null) return succeed(false);
  const result = await isCustomerEmailVerified(source.admin, { customerId });
  if (result.ok) return succeed(result.value);
  logFailure(source, 'read whether the address is proved', result.failure);
  return fail('platformFailed');
};
