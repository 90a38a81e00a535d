import { asRecord, asString, isRecord, type JsonRecord, parseJson } from './json.ts';
import { secondsInMs, type TransportFailure } from './request-text.ts';
import { fail, type Result, succeed } from './result.ts';

export interface GraphqlError {
  readonly message: string;
  readonly code: string | null;
  readonly path: readonly (string | number)[];
}

/** Why a request failed, outermost layer first. */
export type GraphqlFailure =
  | TransportFailure
  | { readonly kind: 'throttled'; readonly retryAfterInMs: number | null }
  | { readonly kind: 'http'; readonly status: number; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string }
  | { readonly kind: 'graphql'; readonly errors: readonly GraphqlError[] };

/** Turns a response into its data, or names the layer that failed. Never throws on unexpected content. */
export function parseGraphql(response: Response, text: string): Result<JsonRecord, GraphqlFailure> {
  const retryAfterInMs = secondsInMs(response.headers.get('retry-after'));
  // 430 was Shopify's own "too many"; proxies say 429
  if (response.status === 429 || response.status === 430) {
    return fail({ kind: 'throttled', retryAfterInMs });
  }
  const body = parseJson(text);
  if (!response.ok) {
    return fail({ kind: 'http', status: response.status, message: errorText(body, response) });
  }
  if (!isRecord(body)) return fail({ kind: 'unreadable', message: 'The response is not JSON' });
  const errors = graphqlErrors(body['errors']);
  if (errors.some(({ code }) => code === 'THROTTLED')) {
    return fail({ kind: 'throttled', retryAfterInMs: retryAfterInMs ?? restoringInMs(body) });
  }
  if (errors.length > 0) return fail({ kind: 'graphql', errors });
  const { data } = body;
  return isRecord(data) ? succeed(data) : fail({ kind: 'unreadable', message: 'No data' });
}

/** Time until the shop's rate-limit bucket holds the cost of the query again. */
function restoringInMs(body: JsonRecord): number | null {
  const cost = asRecord(asRecord(body['extensions'])?.['cost']);
  const status = asRecord(cost?.['throttleStatus']);
  const needed = Number(cost?.['requestedQueryCost']);
  const available = Number(status?.['currentlyAvailable']);
  const pointsPerSecond = Number(status?.['restoreRate']);
  const waitInMs = Math.ceil(((needed - available) / pointsPerSecond) * 1000);
  return Number.isFinite(waitInMs) && waitInMs >= 0 ? waitInMs : null;
}

/** `errors` is a list in GraphQL responses, but a text or an object when the shop itself reports an error. */
function graphqlErrors(errors: unknown): readonly GraphqlError[] {
  if (errors === undefined || errors === null) return [];
  if (!Array.isArray(errors)) return [{ message: plain(errors), code: null, path: [] }];
  return errors.map((error: unknown) => {
    if (!isRecord(error)) return { message: plain(error), code: null, path: [] };
    const { message, extensions, path } = error;
    return {
      message: plain(message),
      code: asString(asRecord(extensions)?.['code']),
      path: Array.isArray(path) ? path.filter(isPathPart) : [],
    };
  });
}

function isPathPart(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

function errorText(body: unknown, response: Response): string {
  const [first] = graphqlErrors(asRecord(body)?.['errors']);
  return first === undefined || first.message === '' ? response.statusText : first.message;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
