import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Area, isSameSecret, type PlatformContext } from '../core/index.ts';
import { aggregate, parseAggregations } from './aggregate.ts';
import { commit, FailedWrite } from './commit.ts';
import { readCollection, readDocument } from './document.ts';
import { fieldPathsOf, InvalidQuery, list, record, text } from './read-json.ts';
import { runQuery, withFields } from './run-query.ts';
import { parseStructuredQuery } from './structured-query.ts';

const MAX_QUERY_IN_BYTES = 100_000;
const MAX_COMMIT_IN_BYTES = 10_000_000;
const COMMIT = ':commit';
const DOCUMENTS = /^\/firestore\/v1\/(projects\/[^/]+\/databases\/[^/:]+\/documents)(.*)$/;

/** Firestore's REST API: queries on one collection, single documents, and commits. */
export const firestoreArea: Area = {
  routes(app: Hono, context: PlatformContext) {
    app.use('/firestore/*', async (c, next) => {
      // The documents hold people's addresses.
      const authorization = c.req.header('authorization') ?? null;
      if (isSameSecret(authorization, `Bearer ${context.ownerToken}`)) return next();
      return refuse(c, 403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
    });
    const short = bodyLimit({ maxSize: MAX_QUERY_IN_BYTES });
    const long = bodyLimit({ maxSize: MAX_COMMIT_IN_BYTES });
    app.post(
      '/firestore/*',
      (c, next) => (isCommit(c) ? long : short)(c, next),
      (c) => call(c, context),
    );
    app.get('/firestore/*', (c) => document(c, context));
  },
};

interface Call {
  readonly context: PlatformContext;
  /** `projects/{project}/databases/{database}/documents` */
  readonly root: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly readTime: string;
}

const CALLS: Readonly<Record<string, (call: Call) => object | Promise<object>>> = {
  [COMMIT]: ({ context, root, body }) => commit(context, { root, writes: body['writes'] }),
  ':runQuery': queried,
  ':runAggregationQuery': aggregated,
  ':batchGet': gotten,
};

async function call(c: Context, context: PlatformContext): Promise<Response> {
  const { root, rest } = addressOf(c);
  const answer = Object.hasOwn(CALLS, rest) ? CALLS[rest] : undefined;
  if (answer === undefined) return notFound(c);
  try {
    // Google's light client sends its JSON as text/plain.
    const body = record(JSON.parse(await c.req.text()), 'body');
    return c.json(await answer({ context, root, body, readTime: context.now().toISOString() }));
  } catch (error) {
    if (error instanceof InvalidQuery || error instanceof SyntaxError) {
      return refuse(c, 400, 'INVALID_ARGUMENT', error.message);
    }
    if (error instanceof FailedWrite) return refuse(c, error.code, error.status, error.message);
    throw error;
  }
}

function queried({ context: { store }, root, body, readTime }: Call) {
  const query = parseStructuredQuery(body['structuredQuery']);
  const found = runQuery(readCollection(store.read, root, query.collectionId), query);
  if (found.length === 0) return [{ readTime }];
  return found.map((one) => ({ document: one, readTime }));
}

function aggregated({ context: { store }, root, body, readTime }: Call) {
  const given = record(body['structuredAggregationQuery'], 'structuredAggregationQuery');
  const aggregations = parseAggregations(given['aggregations']);
  const query = parseStructuredQuery(given['structuredQuery']);
  const found = runQuery(readCollection(store.read, root, query.collectionId), query);
  return [{ result: { aggregateFields: aggregate(found, aggregations) }, readTime }];
}

/** In the order asked for; what is not there is named. */
function gotten({ context: { store }, root, body, readTime }: Call) {
  const mask = body['mask'] ? fieldPathsOf(record(body['mask'], 'mask')['fieldPaths']) : null;
  return list(body['documents'], 'documents').map((given) => {
    const name = text(given, 'documents');
    if (!name.startsWith(`${root}/`)) throw new InvalidQuery(`${name} is of another database`);
    const [collection, id, ...deeper] = name.slice(root.length + 1).split('/');
    const found =
      collection === undefined || id === undefined || deeper.length > 0
        ? null
        : readDocument(store.read, root, collection, id);
    if (found === null) return { missing: name, readTime };
    return { found: mask === null ? found : withFields(found, mask), readTime };
  });
}

function document(c: Context, { store }: PlatformContext): Response {
  const { root, rest } = addressOf(c);
  const [, collection, id, ...deeper] = rest.split('/');
  if (collection === undefined || id === undefined || deeper.length > 0) return notFound(c);
  const found = readDocument(store.read, root, collection, id);
  return found === null ? notFound(c) : c.json(found);
}

function isCommit(c: Context): boolean {
  return addressOf(c).rest === COMMIT;
}

/** Clients differ in what of an address they escape. */
function addressOf(c: Context): { readonly root: string; readonly rest: string } {
  const [, root = '', rest = ''] = DOCUMENTS.exec(unescaped(c.req.path)) ?? [];
  return { root, rest };
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function notFound(c: Context): Response {
  return refuse(c, 404, 'NOT_FOUND', `Nothing at ${c.req.path}`);
}

function refuse(
  c: Context,
  code: 400 | 403 | 404 | 409,
  status: string,
  message: string,
): Response {
  return c.json({ error: { code, message, status } }, code);
}
