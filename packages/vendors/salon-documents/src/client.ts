import { askPatiently, type Clockwork } from '@lokke/patience';
import { isRecord } from './decode-value.ts';
import { judge, type Result } from './failure.ts';
import { readSalonDocument, type SalonDocument } from './salon-document.ts';

export interface SalonDocumentsOptions extends Clockwork {
  /** Up to and without `/v1`: `https://firestore.googleapis.com`. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** A fresh bearer token for each query; null asks without one. */
  readonly accessToken: () => Promise<string | null>;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
}

export interface SalonDocuments {
  /** Every salon of a country, by its two-letter code. */
  readonly salonsIn: (country: string) => Promise<Result<readonly SalonDocument[]>>;
}

/** The `salons` collection over Firestore's REST API. What failed in passing is tried again. */
export function createSalonDocuments(options: SalonDocumentsOptions): SalonDocuments {
  const { baseUrl, projectId, timeoutInMs } = options;
  if (!URL.canParse(baseUrl)) throw new Error(`Firestore address is not a URL: "${baseUrl}"`);
  if (projectId === '') throw new Error('Firestore project id is empty');
  if (!(timeoutInMs > 0)) {
    throw new Error(`Firestore timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({
    salonsIn: (country: string) =>
      askPatiently(
        { attempt: () => query(options, country), judge, kind: 'read', timeoutInMs },
        options,
      ),
  });
}

async function query(
  { baseUrl, projectId, accessToken, fetch, timeoutInMs }: SalonDocumentsOptions,
  country: string,
): Promise<Result<readonly SalonDocument[]>> {
  const token = await tokenFrom(accessToken);
  if (!token.ok) return token;
  try {
    const response = await fetch(
      `${baseUrl}/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token.value === null ? {} : { authorization: `Bearer ${token.value}` }),
        },
        body: JSON.stringify({ structuredQuery: salonsOf(country) }),
        signal: AbortSignal.timeout(timeoutInMs),
      },
    );
    const { ok, status } = response;
    const answer = await jsonOf(response);
    if (!ok) {
      const retryAfterInMs = retryAfterIn(response.headers);
      return failed({ kind: 'http', status, message: reasonIn(answer), retryAfterInMs });
    }
    if (!Array.isArray(answer)) {
      return failed({ kind: 'unreadable', message: 'The reply is no list' });
    }
    const salons = answer.map((item) =>
      isRecord(item) ? readSalonDocument(item['document']) : null,
    );
    return { ok: true, value: salons.filter((salon) => salon !== null) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return failed({ kind: 'timeout', timeoutInMs });
    }
    return failed({ kind: 'network', message: reasonOf(error) });
  }
}

async function tokenFrom(
  accessToken: SalonDocumentsOptions['accessToken'],
): Promise<Result<string | null>> {
  try {
    return { ok: true, value: await accessToken() };
  } catch (error) {
    return failed({ kind: 'credentials', message: reasonOf(error) });
  }
}

/** Node's fetch says only "fetch failed"; the reason is one level down. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Retry-After counts seconds; a date is not worth a clock here. */
function retryAfterIn(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : null;
}

/** null for what is no JSON; a reply that breaks off halfway is a failure of another kind. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
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

/** A query's refusal is a list of one, as its answers are lists. */
function reasonIn(answer: unknown): string {
  const refusal: unknown = Array.isArray(answer) ? answer[0] : answer;
  const error = isRecord(refusal) ? refusal['error'] : null;
  const message = isRecord(error) ? error['message'] : null;
  return typeof message === 'string' ? message : 'No reason given';
}

function failed(failure: Extract<Result<never>, { readonly ok: false }>['failure']): Result<never> {
  return { ok: false, failure };
}
