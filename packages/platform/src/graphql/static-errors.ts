import type { DocumentNode, GraphQLError } from 'graphql';
import type { WireError } from './answer.ts';

export function describeSyntaxError(error: GraphQLError): WireError {
  return {
    message: error.message,
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    extensions: { code: 'PARSE_ERROR' },
  };
}

export function describeViolation(error: GraphQLError, _document: DocumentNode): WireError {
  return {
    message: error.message,
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    extensions: { code: 'undefinedField' },
  };
}
