import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Area, isSameSecret, type PlatformContext } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { aggregate, parseAggregations } from './aggregate.ts';
import { commit, FailedWrite } from './commit.ts';
import { type Document, readCollection, readDocument } from './document.ts';
import { fieldPathsOf, InvalidQuery, list, record, text } from './read-json.ts';
import { runQuery, withFields } from './run-query.ts';
import { parseStructuredQuery, type StructuredQuery } from './structured-query.ts';
import { createTransactions, type Transactions } from './transactions.ts';

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
    const transactions = createTransactions();
    const short = bodyLimit({ maxSize: MAX_QUERY_IN_BYTES });
    const long = bodyLimit({ maxSize: MAX_COMMIT_IN_BYTES });
    app.post(
      '/firestore/*',
      (c, next) => (isCommit(c) ? long : short)(c, next),
      (c) => call(c, context, transactions),
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
  readonly transactions: Transactions;
}

const CALLS: Readonly<Record<string, (call: Call) => object | Promise<object>>> = {
  [COMMIT]: committed,
  ':beginTransaction': ({ transactions }) => ({ transaction: transactions.begin() }),
  ':rollback'({ transactions, body }) {
    transactions.end(text(body['transaction'], 'transaction'));
    return {};
  },
  ':runQuery': queried,
  ':runAggregationQuery': aggregated,
  ':batchGet': gotten,
};

async function call(
  c: Context,
  context: PlatformContext,
  transactions: Transactions,
): Promise<Response> {
  const { root, rest } = addressOf(c);
  const answer = Object.hasOwn(CALLS, rest) ? CALLS[rest] : undefined;
  if (answer === undefined) return notFound(c);
  try {
    // Google's light client sends its JSON as text/plain.
    const body = record(JSON.parse(await c.req.text()), 'body');
    const readTime = context.now().toISOString();
    return c.json(await answer({ context, root, body, readTime, transactions }));
  } catch (error) {
    if (error instanceof InvalidQuery || error instanceof SyntaxError) {
      return refuse(c, 400, 'INVALID_ARGUMENT', error.message);
    }
    if (error instanceof FailedWrite) return refuse(c, error.code, error.status, error.message);
    throw error;
  }
}

/** In a transaction, all that it has read has to be what it was. */
async function committed({ context, root, body, transactions }: Call): Promise<object> {
  const writes = body['writes'];
  if (body['transaction'] === undefined) return commit(context, { root, writes });
  const id = text(body['transaction'], 'transaction');
  const check = (sql: Sql) => transactions.check(sql, id);
  const answer = await commit(context, { root, writes, check });
  transactions.end(id);
  return answer;
}

/** The transaction that a reading is of, and how its answer begins where it begins with it. */
function transactionOf({ body, transactions }: Call) {
  if (body['newTransaction'] !== undefined) {
    const id = transactions.begin();
    return { id, begun: [{ transaction: id }] };
  }
  const id = body['transaction'] === undefined ? null : text(body['transaction'], 'transaction');
  return { id, begun: [] };
}

const versionOf = (found: Document | null) =>
  found === null ? '' : `${found.name} ${found.updateTime}`;

/** What a query finds; a transaction remembers it. */
function found({ context, root, transactions }: Call, query: StructuredQuery, id: string | null) {
  const find = (sql: Sql) => runQuery(readCollection(sql, root, query.collectionId), query);
  const { read } = context.store;
  if (id !== null) transactions.read(read, id, (sql) => find(sql).map(versionOf).join('\n'));
  return find(read);
}

function queried(asked: Call) {
  const { id, begun } = transactionOf(asked);
  const { readTime } = asked;
  const documents = found(asked, parseStructuredQuery(asked.body['structuredQuery']), id);
  if (documents.length === 0) return [...begun, { readTime }];
  return [...begun, ...documents.map((document) => ({ document, readTime }))];
}

function aggregated(asked: Call) {
  const { body, readTime } = asked;
  const { id, begun } = transactionOf(asked);
  const given = record(body['structuredAggregationQuery'], 'structuredAggregationQuery');
  const aggregations = parseAggregations(given['aggregations']);
  const query = parseStructuredQuery(given['structuredQuery']);
  const aggregateFields = aggregate(found(asked, query, id), aggregations);
  return [...begun, { result: { aggregateFields }, readTime }];
}

/** In the order asked for; what is not there is named. */
function gotten(asked: Call) {
  const { context, root, body, readTime, transactions } = asked;
  const { id: transaction, begun } = transactionOf(asked);
  const mask = body['mask'] ? fieldPathsOf(record(body['mask'], 'mask')['fieldPaths']) : null;
  const answers = list(body['documents'], 'documents').map((given) => {
    const name = text(given, 'documents');
    if (!name.startsWith(`${root}/`)) throw new InvalidQuery(`${name} is of another database`);
    const [collection, id, ...deeper] = name.slice(root.length + 1).split('/');
    const look = (sql: Sql) =>
      collection === undefined || id === undefined || deeper.length > 0
        ? null
        : readDocument(sql, root, collection, id);
    const { read } = context.store;
    if (transaction !== null) transactions.read(read, transaction, (sql) => versionOf(look(sql)));
    const one = look(read);
    if (one === null) return { missing: name, readTime };
    return { found: mask === null ? one : withFields(one, mask), readTime };
  });
  return [...begun, ...answers];
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
