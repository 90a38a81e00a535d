import { type AdminResult, fail, succeed } from './failure.ts';
import { type JsonRecord, listOf, recordOf, textOf } from './record.ts';

/** Turns an answer into its data, or names the layer that failed. Never throws on foreign content. */
export function readReply({ status, headers }: Response, text: string): AdminResult<JsonRecord> {
  const retryAfterInMs = millisecondsOf(headers.get('retry-after'));
  if (status === 429 || status === 430) return fail({ kind: 'throttled', retryAfterInMs });
  if (status < 200 || status > 299) return fail({ kind: 'http', status });
  const body = recordOf(parseJson(text));
  if (body === null) return fail({ kind: 'unreadable', message: 'The reply is not JSON' });
  const errors = listOf(body['errors']).map((error) => ({
    code: textOf(recordOf(recordOf(error)?.['extensions'])?.['code']),
    message: textOf(recordOf(error)?.['message']) ?? '',
  }));
  if (errors.some(({ code }) => code === 'THROTTLED')) {
    return fail({ kind: 'throttled', retryAfterInMs: retryAfterInMs ?? restoringInMs(body) });
  }
  if (errors.length > 0) return fail({ kind: 'graphql', errors });
  const data = recordOf(body['data']);
  return data === null ? fail({ kind: 'unreadable', message: 'No data' }) : succeed(data);
}

/** How long until the shop's bucket holds again what the question costs. */
function restoringInMs(body: JsonRecord): number | null {
  const cost = recordOf(recordOf(body['extensions'])?.['cost']);
  const status = recordOf(cost?.['throttleStatus']);
  const needed = Number(cost?.['requestedQueryCost']);
  const available = Number(status?.['currentlyAvailable']);
  const pointsPerSecond = Number(status?.['restoreRate']);
  const waitInMs = Math.ceil(((needed - available) / pointsPerSecond) * 1000);
  return Number.isFinite(waitInMs) && waitInMs >= 0 ? waitInMs : null;
}

function millisecondsOf(seconds: string | null): number | null {
  const count = Number(seconds ?? Number.NaN);
  return count >= 0 ? count * 1000 : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
