/** An error as Shopify writes it on the wire. */
export interface WireError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface ThrottleStatus {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** What a question cost; the Admin API also tells what is left in the shop's bucket. */
export interface CostReport {
  readonly requestedQueryCost: number;
  readonly actualQueryCost?: number | null;
  readonly throttleStatus?: ThrottleStatus;
}

export interface GraphqlAnswer {
  readonly data?: unknown;
  readonly errors?: readonly WireError[];
  readonly extensions?: { readonly cost: CostReport };
}

/** Refused before it ran: Shopify then sends no `data` key at all. */
export function refusedAnswer(errors: readonly WireError[]): GraphqlAnswer {
  return { errors };
}
