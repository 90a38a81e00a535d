import { GraphQLError } from 'graphql';

export type RefusalCode =
  | 'ACCESS_DENIED'
  | 'BAD_REQUEST'
  | 'INVALID_FIELD_ARGUMENTS'
  | 'MAX_INPUT_SIZE_EXCEEDED'
  | 'NOT_FOUND'
  | 'NOT_SERVED'
  | 'RESOURCE_NOT_FOUND'
  | 'THROTTLED'
  | 'argumentLiteralsIncompatible';

/** An error the caller is meant to read; anything else a resolver throws is masked. */
export class Refusal extends GraphQLError {
  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message, { extensions: { code, ...details } });
  }
}

export function refusal(
  code: RefusalCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): Refusal {
  return new Refusal(code, message, details);
}
