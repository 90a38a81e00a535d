import type { OperationTypes } from '../generated/operations.ts';

export type OperationName = keyof OperationTypes;
export type Variables<Name extends OperationName> = OperationTypes[Name]['variables'];
export type Data<Name extends OperationName> = OperationTypes[Name]['data'];

/** An operation's text; its types are generated under its name. */
export interface Document<Name extends OperationName = OperationName> {
  readonly name: Name;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
}
