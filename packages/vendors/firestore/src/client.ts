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
import { decodeFields } from './decode-value.ts';
import type { FirestoreResult } from './failure.ts';
import { readSalonDocument, type SalonDocument } from './salon-document.ts';

export interface FirestoreOptions extends RetryClock, FetchOptions {
  /** Up to and without `/v1`: `https://firestore.googleapis.com`. */
  readonly baseUrl: string;
  readonly projectId: string;
  /** A fresh bearer token for each query; null asks without one. */
  readonly accessToken: () => Promise<string | null>;
}

/** A document of texts; its id is the last part of its address. */
type TextDocument = Readonly<Record<string, string>>;

export interface DocumentWrite {
  readonly collection: string;
  readonly id: string;
  readonly fields: TextDocument;
  /** Version that the write expects to replace; null expects no document. Left out, the write replaces whatever is there. */
  readonly replaces?: string | null;
}

/** Tells `changed` where somebody else was quicker. */
export type Written = 'written' | 'changed' | 'failed';

interface StoredDocument {
  readonly fields: TextDocument;
  /** Names the document as it is now: no write leaves it the same. */
  readonly version: string;
}

export interface FirestoreClient {
  /** Every salon of a country, by its two-letter code. */
  readonly salonsIn: (country: string) => Promise<FirestoreResult<readonly SalonDocument[]>>;
  /** Every document of a collection whose field holds a value, by id. */
  readonly documentsWhere: (
    collection: string,
    field: string,
    value: string,
  ) => Promise<FirestoreResult<readonly TextDocument[]>>;
  /** The same with their versions. */
  readonly versionsWhere: (
    ...asked: Parameters<FirestoreClient['documentsWhere']>
  ) => Promise<FirestoreResult<readonly StoredDocument[]>>;
  /**
   * Writes documents whole: all, or none and `false` where one was to replace what somebody changed meanwhile. Not
   * repeated: an answer may be lost after the write.
   */
  readonly write: (...writes: readonly DocumentWrite[]) => Promise<FirestoreResult<boolean>>;
  /** The same without the reason of a failure. */
  readonly tryWrite: (...writes: readonly DocumentWrite[]) => Promise<Written>;
  /** Deletes a document, or finds it gone. */
  readonly delete: (
    document: Pick<DocumentWrite, 'collection' | 'id'>,
  ) => Promise<FirestoreResult<unknown>>;
}

/** Reads and writes documents over Firestore's REST API; reads are tried again. */
export function createFirestoreClient(options: FirestoreOptions): FirestoreClient {
  const { timeoutInMs } = options;
  const query = (collection: string, field: string, value: string) =>
    withRetry(
      {
        attempt: (leftInMs) =>
          queryDocuments(
            { ...options, timeoutInMs: leftInMs },
            documentsOf(collection, field, value),
          ),
        classify: classifyFailure,
        kind: 'read',
        timeoutInMs,
      },
      options,
    );
  const write = async (...writes: readonly DocumentWrite[]) => {
    const commit = { writes: writes.map((one) => writeOf(options, one)) };
    const written = await call(options, 'commit', commit);
    if (written.ok) return succeed(true);
    const code = written.failure.kind === 'http' ? written.failure.code : '';
    return writes.some((one) => refusalsOf(one).includes(code)) ? succeed(false) : written;
  };
  return Object.freeze({
    salonsIn: async (country: string) => {
      const found = await query('salons', 'country', country);
      if (!found.ok) return found;
      return succeed(found.value.flatMap((document) => readSalonDocument(document) ?? []));
    },
    documentsWhere: async (collection: string, field: string, value: string) => {
      const found = await query(collection, field, value);
      return found.ok ? succeed(found.value.map(textsOf)) : found;
    },
    versionsWhere: async (collection: string, field: string, value: string) => {
      const found = await query(collection, field, value);
      return found.ok ? succeed(found.value.map(storedOf)) : found;
    },
    write,
    tryWrite: async (...writes: readonly DocumentWrite[]): Promise<Written> => {
      const written = await write(...writes);
      if (!written.ok) return 'failed';
      return written.value ? 'written' : 'changed';
    },
    delete: ({ collection, id }: Pick<DocumentWrite, 'collection' | 'id'>) => {
      const name = `${rootOf(options.projectId)}/${collection}/${id}`;
      return call(options, 'commit', { writes: [{ delete: name }] });
    },
  });
}

async function queryDocuments(
  options: FirestoreOptions,
  structuredQuery: object,
): Promise<FirestoreResult<readonly unknown[]>> {
  const answer = await call(options, 'runQuery', { structuredQuery });
  if (!answer.ok) return answer;
  if (!Array.isArray(answer.value)) {
    return fail({ kind: 'unreadable', message: 'The response is no list' });
  }
  return succeed(answer.value.flatMap((item) => asRecord(item)?.['document'] ?? []));
}

function refusalsOf({ replaces }: DocumentWrite): readonly string[] {
  if (replaces === undefined) return [];
  // ABORTED: another commit was about to change the same document.
  return replaces === null ? ['ALREADY_EXISTS'] : ['NOT_FOUND', 'FAILED_PRECONDITION', 'ABORTED'];
}

const rootOf = (projectId: string) => `projects/${projectId}/databases/(default)/documents`;

async function call(
  options: FirestoreOptions,
  method: 'runQuery' | 'commit',
  content: object,
): Promise<FirestoreResult<unknown>> {
  const { baseUrl, projectId, accessToken } = options;
  const token = await accessToken().then(succeed, (error: unknown) =>
    fail({ kind: 'credentials' as const, message: causeMessage(error) }),
  );
  if (!token.ok) return token;
  const sent = await requestText(
    `${baseUrl}/v1/${rootOf(encodeURIComponent(projectId))}:${method}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token.value === null ? {} : { authorization: `Bearer ${token.value}` }),
      },
      body: JSON.stringify(content),
    },
    options,
  );
  if (!sent.ok) return sent;
  const { ok, status, headers } = sent.value.response;
  const body = parseJson(sent.value.text);
  if (ok) return succeed(body);
  const retryAfterInMs = secondsInMs(headers.get('retry-after'));
  return fail({ kind: 'http', status, ...errorIn(body), retryAfterInMs });
}

function documentsOf(collectionId: string, fieldPath: string, stringValue: string) {
  return {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } },
  };
}

function writeOf({ projectId }: FirestoreOptions, write: DocumentWrite) {
  const { collection, id, fields, replaces } = write;
  const currentDocument = replaces === null ? { exists: false } : { updateTime: replaces };
  // Texts alone are written.
  const typed = Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]);
  return {
    update: {
      name: `${rootOf(projectId)}/${collection}/${id}`,
      fields: Object.fromEntries(typed),
    },
    ...(replaces !== undefined && { currentDocument }),
  };
}

function textsOf(document: unknown): TextDocument {
  const texts = Object.entries(decodeFields(asRecord(document)?.['fields']));
  return Object.fromEntries(
    texts.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

function storedOf(document: unknown): StoredDocument {
  return {
    fields: textsOf(document),
    version: asString(asRecord(document)?.['updateTime']) ?? '',
  };
}

/** A query's error is a list of one, as its results are lists. */
function errorIn(body: unknown): { readonly code: string; readonly message: string } {
  const error = asRecord(asRecord(asArray(body)[0] ?? body)?.['error']);
  return {
    code: asString(error?.['status']) ?? '',
    message: asString(error?.['message']) ?? 'No reason given',
  };
}
