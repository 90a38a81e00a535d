import { createOperations } from '@lokke/http-client';
import { DOCUMENTS } from '../generated/documents.ts';
import type { OperationTypes } from '../generated/operations.ts';

export type OperationName = keyof OperationTypes;
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

export const { query, command } = createOperations<OperationTypes>(DOCUMENTS);
