/** Why there is no content, in the layer where it went wrong. */
export type ContentFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number }
  /** The service answered with one of its own errors: `AccessTokenInvalid`, `InvalidQuery`. */
  | { readonly kind: 'refused'; readonly id: string; readonly message: string };

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ContentFailure };

/** Contentful's client throws; its errors carry the service's id as `sys.id` or as their name. */
export function failureOf(error: unknown, timeoutInMs: number): ContentFailure {
  if (!(error instanceof Error)) return { kind: 'network', message: String(error) };
  const code = 'code' in error ? error.code : null;
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') return { kind: 'timeout', timeoutInMs };
  const id = refusalIdOf(error);
  if (id !== null) return { kind: 'refused', id, message: sentenceOf(error.message) };
  return { kind: 'network', message: error.message };
}

const REFUSAL_IDS =
  /^(?:NotFound|InvalidQuery|BadRequest|AccessTokenInvalid|AccessDenied|RateLimitExceeded|ServerError|Hibernated|UnprocessableEntity|UnknownLocale)$/;

function refusalIdOf(error: Error): string | null {
  return REFUSAL_IDS.test(error.name) ? error.name : null;
}

/** The client makes a JSON text of what it knows, request and all; only the sentence is told. */
function sentenceOf(message: string): string {
  try {
    const parsed: unknown = JSON.parse(message);
    if (typeof parsed === 'object' && parsed !== null && 'message' in parsed) {
      return String(parsed.message);
    }
  } catch {
    // Not every error is made that way.
  }
  return message;
}
