import { asRecord, type JsonRecord, mutationPayload } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

/** Sends a mutation and returns its payload; fails where it reports errors. */
export async function mutate(
  client: AdminClient,
  name: string,
  text: string,
  variables: object,
): Promise<AdminResult<JsonRecord>> {
  const result = await client.request(text, variables);
  return result.ok ? mutationPayload(asRecord(result.value[name])) : result;
}
