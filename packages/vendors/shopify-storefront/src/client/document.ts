import { createOperations } from '@lokke/http-client';
import type { OperationTypes } from '../generated/operations.ts';

export interface RequestOptions {
  /** The IP address of the buyer; used with a private token only. */
  readonly buyerIp?: string;
}

export type OperationName = keyof OperationTypes;
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

export const { query, mutation } = createOperations<OperationTypes, RequestOptions>();

/** A line of a document that ends so is for shops that answer in this version or a newer one, or in an older one. */
const VERSIONED_LINE = /^.*# (since|before) (\d{4}-\d{2})$\n?/gm;

/** The document as a version of the API knows it. */
export function textFor(text: string, version: string): string {
  return text.replace(VERSIONED_LINE, (line, word: string, limit: string) =>
    version >= limit === (word === 'since') ? line : '',
  );
}
