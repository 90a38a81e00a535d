import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Area, isSameSecret, type PlatformContext } from '../core/index.ts';
import { readCollection, readDocument } from './document.ts';
import { runQuery } from './run-query.ts';
import { InvalidQuery, parseStructuredQuery } from './structured-query.ts';

const MAX_QUERY_IN_BYTES = 100_000;
const DOCUMENTS = /^\/firestore\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(.*)$/;

/** Firestore's REST API as far as a shop reads it: queries on one collection, and single documents. */
export const firestoreArea: Area = {
  routes(app: Hono, context: PlatformContext) {
    app.use('/firestore/*', async (c, next) => {
      // The documents hold people's addresses.
      const authorization = c.req.header('authorization') ?? null;
      if (isSameSecret(authorization, `Bearer ${context.ownerToken}`)) return next();
      return refuse(c, 403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
    });
    app.post('/firestore/*', bodyLimit({ maxSize: MAX_QUERY_IN_BYTES }), (c) => query(c, context));
    app.get('/firestore/*', (c) => document(c, context));
  },
};

async function query(c: Context, { store, now }: PlatformContext): Promise<Response> {
  const [, root = '', action] = DOCUMENTS.exec(c.req.path) ?? [];
  if (action !== ':runQuery') return notFound(c);
  try {
    // Google's light client sends its JSON as text/plain.
    const structured = parseStructuredQuery(JSON.parse(await c.req.text()));
    const found = runQuery(readCollection(store.read, root, structured.collectionId), structured);
    const readTime = now().toISOString();
    if (found.length === 0) return c.json([{ readTime }]);
    return c.json(found.map((one) => ({ document: one, readTime })));
  } catch (error) {
    if (error instanceof InvalidQuery || error instanceof SyntaxError) {
      return refuse(c, 400, 'INVALID_ARGUMENT', error.message);
    }
    throw error;
  }
}

function document(c: Context, { store }: PlatformContext): Response {
  const [, root = '', path = ''] = DOCUMENTS.exec(c.req.path) ?? [];
  const [, collection, id, ...deeper] = path.split('/');
  if (collection === undefined || id === undefined || deeper.length > 0) return notFound(c);
  const found = readDocument(store.read, root, collection, id);
  return found === null ? notFound(c) : c.json(found);
}

function notFound(c: Context): Response {
  return refuse(c, 404, 'NOT_FOUND', `Nothing at ${c.req.path}`);
}

function refuse(c: Context, code: 400 | 403 | 404, status: string, message: string): Response {
  return c.json({ error: { code, message, status } }, code);
}
