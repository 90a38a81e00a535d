import {
  asArray,
  asRecord,
  asString,
  fail,
  type JsonRecord,
  parseJson,
  secondsInMs,
  succeed,
} from '@lokke/http-client';
import type { AdminResult } from './failure.ts';

/** Turns a response into its data, or names the layer that failed. Never throws on unexpected content. */
export function parseResponse(
  { status, headers }: Response,
  text: string,
): AdminResult<JsonRecord> {
  const retryAfterInMs = secondsInMs(headers.get('retry-after'));
  if (status === 429 || status === 430) return fail({ kind: 'throttled', retryAfterInMs });
  if (status < 200 || status > 299) return fail({ kind: 'http', status });
  const body = asRecord(parseJson(text));
  if (body === null) return fail({ kind: 'unreadable', message: 'The response is not JSON' });
  const errors = asArray(body['errors']).map((error) => ({
    code: asString(asRecord(asRecord(error)?.['extensions'])?.['code']),
    message: asString(asRecord(error)?.['message']) ?? '',
  }));
  if (errors.some(({ code }) => code === 'THROTTLED')) {
    return fail({ kind: 'throttled', retryAfterInMs: retryAfterInMs ?? restoringInMs(body) });
  }
  if (errors.length > 0) return fail({ kind: 'graphql', errors });
  const data = asRecord(body['data']);
  return data === null ? fail({ kind: 'unreadable', message: 'No data' }) : succeed(data);
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
