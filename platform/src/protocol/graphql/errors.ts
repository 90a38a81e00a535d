import { GraphQLError } from 'graphql';

/** An error as Shopify writes it on the wire. */
export interface WireError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Response; where the query was refused before it ran, Shopify sends no `data` key at all. */
export interface GraphqlResponse {
  readonly data?: unknown;
  readonly errors?: readonly WireError[];
  readonly extensions?: { readonly cost: { readonly requestedQueryCost: number } };
}

/** Tells in graphql-js's own words why a query is not run. */
export function refusalOf({ message, locations }: GraphQLError, code: string): WireError {
  return { message, ...(locations !== undefined && { locations }), extensions: { code } };
}

export type RequestErrorCode =
  | 'ACCESS_DENIED'
  | 'BAD_REQUEST'
  | 'INVALID_FIELD_ARGUMENTS'
  | 'NOT_FOUND'
  | 'NOT_SERVED'
  | 'RESOURCE_NOT_FOUND'
  | 'THROTTLED'
  | 'argumentLiteralsIncompatible';

/** An error the caller is meant to read; anything else a resolver throws is masked. */
export class RequestError extends GraphQLError {
  /** False for a customer's token or link, which has no place in the query. */
  readonly isPlaced: boolean;

  constructor(
    code: RequestErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    isPlaced = true,
  ) {
    super(message, { extensions: { code, ...details } });
    this.isPlaced = isPlaced;
  }
}

export function requestError(
  code: RequestErrorCode,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): RequestError {
  return new RequestError(code, message, details);
}

/** Refuses a field to a token without the scope; `also` says what is needed besides. */
export function accessDenied(field: string, scope: string, also = ''): RequestError {
  const needed = `\`${scope}\` access scope.${also === '' ? '' : ` ${also}`}`;
  return new RequestError(
    'ACCESS_DENIED',
    `Access denied for ${field} field. Required access: ${needed}`,
    {
      documentation: 'https://shopify.dev/api/usage/access-scopes',
      requiredAccess: needed,
    },
    also === '',
  );
}

function whereOf(error: GraphQLError): Pick<WireError, 'locations' | 'path'> {
  return {
    ...(error.locations === undefined ? {} : { locations: error.locations }),
    ...(error.path === undefined ? {} : { path: error.path }),
  };
}

/** A refusal is told; whatever else went wrong is logged here and says nothing to the caller. */
export function maskError(error: GraphQLError): WireError {
  const cause = error.originalError ?? error;
  if (cause instanceof RequestError) {
    const where = { ...whereOf(error), ...(cause.isPlaced ? {} : { locations: [] }) };
    return { message: error.message, ...where, extensions: cause.extensions };
  }
  console.error(`graphql: ${error.path?.join('.') ?? 'request'}:`, cause);
  return {
    message: 'Internal error. Looks like something went wrong on our end.',
    ...whereOf(error),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
