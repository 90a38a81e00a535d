/** Says whether a failed request may be retried. */
export type FailureClass =
  /** Would end the same, or take as long again. */
  | { readonly kind: 'permanent' }
  /** Nothing was done; the service may have said how long to wait. */
  | { readonly kind: 'rejected'; readonly retryAfterInMs: number | null }
  /** Failed on the way, and may have been done all the same. */
  | { readonly kind: 'indeterminate' };

interface ClassifiableFailure {
  readonly kind: string;
  readonly status?: number;
  readonly retryAfterInMs?: number | null;
}

/**
 * Classifies the failures of all vendors alike. A timeout is permanent: it has cost its time already. So is what is
 * neither a network failure nor a status: an unreadable response, or an error that the service reports.
 */
export function classifyFailure({
  kind,
  status = 0,
  retryAfterInMs = null,
}: ClassifiableFailure): FailureClass {
  if (kind === 'network') return { kind: 'indeterminate' };
  // A gateway responds with 503 when no server took the request; Shopify's own clients retry it, too.
  if (kind === 'throttled' || status === 429 || status === 503) {
    return { kind: 'rejected', retryAfterInMs };
  }
  return status >= 500 ? { kind: 'indeterminate' } : { kind: 'permanent' };
}
