import { createOperations } from '@lokke/http-client';
import { DOCUMENTS } from '../generated/documents.ts';
import type { OperationTypes } from '../generated/operations.ts';

export const { query, command, mutation } = createOperations<OperationTypes>(DOCUMENTS);
