import {
  createOperations,
  type MutationErrors,
  mutationPayload,
  type OperationParts,
  succeed,
} from '@lokke/http-client';
import type { OperationTypes } from '../generated/operations.ts';

export type OperationName = keyof OperationTypes;
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

const operations = createOperations<OperationTypes>();
export const { query } = operations;

/** Makes a mutation of whose answer nothing but its errors is read. */
export function mutation<Name extends OperationName>(
  name: Name,
  parts: OperationParts<Data<Name>, MutationErrors | null>,
) {
  return operations.mutation(name, {
    ...parts,
    select: (data) => {
      const payload = mutationPayload(parts.select(data));
      return payload.ok ? succeed(null) : payload;
    },
  });
}
