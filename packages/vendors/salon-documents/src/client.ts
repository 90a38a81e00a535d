import { isRecord } from './decode-value.ts';
import type { Result } from './failure.ts';
import { readSalonDocument, type SalonDocument } from './salon-document.ts';

export interface SalonDocumentsOptions {
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

/** The `salons` collection over Firestore's REST API. */
export function createSalonDocuments(options: SalonDocumentsOptions): SalonDocuments {
  const { baseUrl, projectId, timeoutInMs } = options;
  if (!URL.canParse(baseUrl)) throw new Error(`Firestore address is not a URL: "${baseUrl}"`);
  if (projectId === '') throw new Error('Firestore project id is empty');
  if (!(timeoutInMs > 0)) {
    throw new Error(`Firestore timeout must be a positive number of ms: ${timeoutInMs}`);
  }
  return Object.freeze({ salonsIn: (country: string) => query(options, country) });
}

async function query(
  { baseUrl, projectId, accessToken, fetch, timeoutInMs }: SalonDocumentsOptions,
  country: string,
): Promise<Result<readonly SalonDocument[]>> {
  try {
    const token = await accessToken();
    const response = await fetch(
      `${baseUrl}/v1/projects/${encodeURIComponent(projectId)}/databases/(default)/documents:runQuery`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ structuredQuery: salonsOf(country) }),
        signal: AbortSignal.timeout(timeoutInMs),
      },
    );
    const answer = await jsonOf(response);
    if (!response.ok)
      return failed({ kind: 'http', status: response.status, message: reasonIn(answer) });
    if (!Array.isArray(answer))
      return failed({ kind: 'unreadable', message: 'The reply is no list' });
    const salons = answer.map((item) =>
      isRecord(item) ? readSalonDocument(item['document']) : null,
    );
    return { ok: true, value: salons.filter((salon) => salon !== null) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return failed({ kind: 'timeout', timeoutInMs });
    }
    return failed({
      kind: 'network',
      message: error instanceof Error ? error.message : String(error),
    });
  }
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

function reasonIn(answer: unknown): string {
  const error = isRecord(answer) ? answer['error'] : null;
  const message = isRecord(error) ? error['message'] : null;
  return typeof message === 'string' ? message : 'No reason given';
}

function failed(failure: Extract<Result<never>, { readonly ok: false }>['failure']): Result<never> {
  return { ok: false, failure };
}
