import {
  asArray,
  asRecord,
  asString,
  causeMessage,
  classifyFailure,
  type FetchOptions,
  fail,
  parseJson,
  type RetryClock,
  requestText,
  secondsInMs,
  succeed,
  withRetry,
} from '@lokke/http-client';
import type { FirestoreResult } from './failure.ts';
import { readSalonDocument, type SalonDocument } from './salon-document.ts';

export interface FirestoreOptions extends RetryClock, FetchOptions {
  /** Up to and without `/v1`: `https://firestore.googleapis.com`. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** A fresh bearer token for each query; null asks without one. */
  readonly accessToken: () => Promise<string | null>;
}

export interface FirestoreClient {
  /** Every salon of a country, by its two-letter code. */
  readonly salonsIn: (country: string) => Promise<FirestoreResult<readonly SalonDocument[]>>;
}

/** Queries the `salons` collection over Firestore's REST API, with retries. */
export function createFirestoreClient(options: FirestoreOptions): FirestoreClient {
  const { baseUrl, projectId, timeoutInMs } = options;
  if (!URL.canParse(baseUrl)) throw new Error(`Firestore address is not a URL: "${baseUrl}"`);
  if (projectId === '') throw new Error('Firestore project id is empty');
  if (!(timeoutInMs > 0)) {
    throw new Error(`Firestore timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({
    salonsIn: (country: string) =>
      withRetry(
        {
          attempt: (leftInMs) => querySalons({ ...options, timeoutInMs: leftInMs }, country),
          classify: classifyFailure,
          kind: 'read',
          timeoutInMs,
        },
        options,
      ),
  });
}

async function querySalons(
  options: FirestoreOptions,
  country: string,
): Promise<FirestoreResult<readonly SalonDocument[]>> {
  const { baseUrl, projectId, accessToken } = options;
  const token = await accessToken().then(succeed, (error: unknown) =>
    fail({ kind: 'credentials' as const, message: causeMessage(error) }),
  );
  if (!token.ok) return token;
  const sent = await requestText(
    `${baseUrl}/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token.value === null ? {} : { authorization: `Bearer ${token.value}` }),
      },
      body: JSON.stringify({ structuredQuery: salonsOf(country) }),
    },
    options,
  );
  if (!sent.ok) return sent;
  const { ok, status, headers } = sent.value.response;
  const body = parseJson(sent.value.text);
  if (!ok) {
    const retryAfterInMs = secondsInMs(headers.get('retry-after'));
    return fail({ kind: 'http', status, message: errorMessageIn(body), retryAfterInMs });
  }
  if (!Array.isArray(body)) {
    return fail({ kind: 'unreadable', message: 'The response is no list' });
  }
  return succeed(body.flatMap((item) => readSalonDocument(asRecord(item)?.['document']) ?? []));
}

function salonsOf(country: string) {
  return {
    from: [{ collectionId: 'salons' }],
    where: {
      fieldFilter: {
        field: { fieldPath: 'country' },
        op: 'EQUAL',
        value: { stringValue: country },
      },
    },
  };
}

/** A query's error is a list of one, as its results are lists. */
function errorMessageIn(body: unknown): string {
  const error = asRecord(asRecord(asArray(body)[0] ?? body)?.['error']);
  return asString(error?.['message']) ?? 'No reason given';
}
