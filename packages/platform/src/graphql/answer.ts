/** An error as Shopify writes it on the wire. */
export interface WireError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly WireError[];
  readonly extensions?: { readonly cost: { readonly requestedQueryCost: number } };
}

/** Refused before it ran: Shopify then sends no `data` key at all. */
export function refusedAnswer(errors: readonly WireError[]): GraphqlAnswer {
  return { errors };
}
