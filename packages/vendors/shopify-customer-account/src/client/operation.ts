import {
  createOperations,
  type MutationErrors,
  mutationPayload,
  succeed,
} from '@lokke/http-client';
import { DOCUMENTS } from '../generated/documents.ts';
import type { OperationTypes } from '../generated/operations.ts';

export type OperationName = keyof OperationTypes;
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

const operations = createOperations<OperationTypes>(DOCUMENTS);
export const { query } = operations;

/** Makes a mutation of whose answer nothing but its errors is read. */
export function mutation<Name extends OperationName>(
  name: Name,
  select: (data: Data<Name>) => MutationErrors | null,
) {
  return operations.mutation(name, (data) => {
    const payload = mutationPayload(select(data));
    return payload.ok ? succeed(null) : payload;
  });
}
