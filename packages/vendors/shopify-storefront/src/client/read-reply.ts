import type { GraphqlError, RequestFailure } from './failure.ts';
import { fail, type Result, succeed } from './result.ts';

/** Turns a response into its data, or names the layer that failed. Never throws on foreign content. */
export async function readReply(response: Response): Promise<Result<object, RequestFailure>> {
  const text = await response.text();
  // 430 was Shopify's own "too many"; proxies say 429
  if (response.status === 429 || response.status === 430) {
    return fail({ kind: 'throttled', retryAfterInMs: retryAfterInMs(response.headers) });
  }
  const body = parseJson(text);
  if (!response.ok) {
    return fail({ kind: 'http', status: response.status, message: errorText(body, response) });
  }
  if (!isRecord(body)) return fail({ kind: 'unreadable', message: 'The reply is not JSON' });
  const errors = graphqlErrors(body['errors']);
  if (errors.some(({ code }) => code === 'THROTTLED')) {
    return fail({ kind: 'throttled', retryAfterInMs: retryAfterInMs(response.headers) });
  }
  if (errors.length > 0) return fail({ kind: 'graphql', errors });
  const { data } = body;
  return isRecord(data) ? succeed(data) : fail({ kind: 'unreadable', message: 'No data' });
}

/** `errors` is a list in GraphQL answers, but a text or an object when the shop itself refuses. */
function graphqlErrors(errors: unknown): readonly GraphqlError[] {
  if (errors === undefined || errors === null) return [];
  if (!Array.isArray(errors)) return [{ message: plain(errors), code: null, path: [] }];
  return errors.map((error: unknown) => {
    if (!isRecord(error)) return { message: plain(error), code: null, path: [] };
    const { message, extensions, path } = error;
    const code = isRecord(extensions) ? extensions['code'] : null;
    return {
      message: typeof message === 'string' ? message : plain(message),
      code: typeof code === 'string' ? code : null,
      path: Array.isArray(path) ? path.filter(isPathPart) : [],
    };
  });
}

function isPathPart(part: unknown): part is string | number {
  return typeof part === 'string' || typeof part === 'number';
}

function errorText(body: unknown, response: Response): string {
  const [first] = isRecord(body) ? graphqlErrors(body['errors']) : [];
  return first === undefined || first.message === '' ? response.statusText : first.message;
}

/** Retry-After counts seconds; a date is not worth a clock here. */
function retryAfterInMs(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
