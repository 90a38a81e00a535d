import { createOperations } from '@lokke/http-client';
import { DOCUMENTS } from '../generated/documents.ts';
import type { OperationTypes } from '../generated/operations.ts';

export interface RequestOptions {
  /** The IP address of the buyer; used with a private token only. */
  readonly buyerIp?: string;
  /** Names what is to be made: asked for again, it is made once. Shopify knows no such key and makes another. */
  readonly idempotencyKey?: string | undefined;
}

export type OperationName = keyof OperationTypes;
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

export const { query, mutation } = createOperations<OperationTypes, RequestOptions>(DOCUMENTS);
