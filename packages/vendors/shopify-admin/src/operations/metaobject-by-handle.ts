import { asRecord, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

/** Metaobjects cannot be asked for by several handles, so each has an alias. */
function queryOf(count: number): string {
  const each = Array.from({ length: count }, (_, index) => index);
  return `
query MetaobjectsByHandle(${each.map((at) => `$handle${at}: MetaobjectHandleInput!`).join(', ')}) {
  ${each.map((at) => `of${at}: metaobjectByHandle(handle: $handle${at}) { id }`).join('\n  ')}
}
`;
}

/** Finds those of the handles that an entry of the type has, drafts included; at most 25 are asked for well. */
export async function takenHandles(
  client: AdminClient,
  type: string,
  handles: readonly string[],
): Promise<AdminResult<ReadonlySet<string>>> {
  if (handles.length === 0) return succeed(new Set());
  const variables = handles.map((handle, at) => [`handle${at}`, { type, handle }]);
  const result = await client.request(queryOf(handles.length), Object.fromEntries(variables));
  if (!result.ok) return result;
  const found = handles.filter((_, at) => asRecord(result.value[`of${at}`]) !== null);
  return succeed(new Set(found));
}
