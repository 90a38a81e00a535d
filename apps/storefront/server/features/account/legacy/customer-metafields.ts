import type { ReadOutcome } from '@lokke/contract/ports';
import { parseJson } from '@lokke/http-client';
import { customerMetafield, metafieldsSet } from '@lokke/shopify-admin';
import type { Identity } from '../account-backend.ts';
import { logFailure, NAMESPACE } from '../customer-data.ts';
import type { LegacyContext } from './legacy-context.ts';

export async function readMetafield(
  source: LegacyContext,
  { customerId }: Identity,
  key: string,
): Promise<ReadOutcome<unknown>> {
  if (source.admin === null) return { isRead: false };
  const result = await customerMetafield(source.admin, { customerId, namespace: NAMESPACE, key });
  if (result.ok) return { isRead: true, value: parseJson(result.value) };
  logFailure(source, `read ${key}`, result.failure);
  return { isRead: false };
}

export async function writeMetafield(
  source: LegacyContext,
  { customerId }: Identity,
  key: string,
  value: unknown,
): Promise<boolean> {
  if (source.admin === null) return false;
  const result = await metafieldsSet(source.admin, [
    { ownerId: customerId, namespace: NAMESPACE, key, type: 'json', value: JSON.stringify(value) },
  ]);
  if (!result.ok) logFailure(source, `write ${key}`, result.failure);
  return result.ok;
}
