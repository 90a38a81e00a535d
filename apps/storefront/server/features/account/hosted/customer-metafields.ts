import type { ReadOutcome } from '@lokke/contract/ports';
import { parseJson } from '@lokke/http-client';
import { customerMetafield, metafieldsSet } from '@lokke/shopify-customer-account';
import { inContext } from '../../shop-connection/index.ts';
import { NOT_LOGGED_IN } from '../account-result.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { withCustomer } from './with-customer.ts';

export async function readMetafield(
  source: HostedContext,
  key: string,
): Promise<ReadOutcome<unknown>> {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    customerMetafield(client, { ...inContext(source), namespace: source.namespace, key }),
  );
  return found.ok ? { isRead: true, value: parseJson(found.value) } : { isRead: false };
}

/** A refusal is about the definition, and no reason to end a login. */
const NOT_WRITTEN = { errorCode: 'updateAccountFailed', isTrueOfOutage: false } as const;

/** Needs a definition that lets customers write (provision makes it). */
export const writeMetafield: Method<'writeMetafield'> = async (
  source,
  { customerId },
  key,
  value,
) => {
  const metafield = { ownerId: customerId, namespace: source.namespace, key, type: 'json' };
  const written = await withCustomer(source, NOT_WRITTEN, (client) =>
    metafieldsSet(client, {
      ...inContext(source),
      metafields: [{ ...metafield, value: JSON.stringify(value) }],
    }),
  );
  return written.ok;
};
