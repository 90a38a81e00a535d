import type { GraphQLError } from 'graphql';
import type { WireError } from './answer.ts';
import { Refusal } from './refusal.ts';

function whereOf(error: GraphQLError): Pick<WireError, 'locations' | 'path'> {
  return {
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
}

/** A refusal is told; whatever else went wrong is logged here and says nothing to the caller. */
export function maskError(error: GraphQLError): WireError {
  const cause = error.originalError ?? error;
  if (cause instanceof Refusal) {
    return { message: error.message, ...whereOf(error), extensions: cause.extensions };
  }
  console.error(`graphql: ${error.path?.join('.') ?? 'request'}:`, cause);
  return {
    message: 'Internal error. Looks like something went wrong on our end.',
    ...whereOf(error),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
