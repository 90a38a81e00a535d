import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import {
  type Area,
  decodeEscapes,
  isSameSecret,
  type PlatformContext,
} from '../../protocol/index.ts';
import { DecodeError, list, readValue, text } from '../../protocol/json/index.ts';
import { CommitConflict, commitWrites } from './commit.ts';
import { readCollection, readDocument } from './document.ts';
import { runQuery, structuredQuery } from './structured-query.ts';

/** A document at Google has 1 MiB at most. */
const MAX_BODY_IN_BYTES = 1_100_000;
const DOCUMENTS = /^\/firestore\/v1\/(projects\/[^/]+\/databases\/[^/:]+\/documents)(.*)$/;

/** Firestore's REST API, as Google's light client speaks it: queries, reads, and commits of whole documents. */
export const firestoreArea: Area = {
  routes(app: Hono, context: PlatformContext) {
    app.use('/firestore/*', async (c, next) => {
      // The documents hold people's addresses.
      const authorization = c.req.header('authorization') ?? null;
      if (isSameSecret(authorization, `Bearer ${context.tokens.salonToken}`)) return next();
      return refuse(c, 403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
    });
    app.post('/firestore/*', bodyLimit({ maxSize: MAX_BODY_IN_BYTES }), (c) => call(c, context));
    app.get('/firestore/*', (c) => {
      const { root, rest } = addressOf(c);
      const found = readDocument(context.store.read, root, rest.slice(1));
      return found === null ? notFound(c) : c.json(found);
    });
  },
};

interface Call {
  readonly context: PlatformContext;
  /** `projects/{project}/databases/{database}/documents` */
  readonly root: string;
  readonly body: unknown;
  readonly readTime: string;
}

const CALLS: Readonly<Record<string, (call: Call) => object | Promise<object>>> = {
  ':runQuery': answerQuery,
  ':batchGet': answerDocuments,
  ':commit': commitWrites,
};

async function call(c: Context, context: PlatformContext): Promise<Response> {
  const { root, rest } = addressOf(c);
  const answer = Object.hasOwn(CALLS, rest) ? CALLS[rest] : undefined;
  if (answer === undefined) return notFound(c);
  try {
    // Google's light client sends its JSON as text/plain.
    const body: unknown = JSON.parse(await c.req.text());
    return c.json(await answer({ context, root, body, readTime: context.now().toISOString() }));
  } catch (error) {
    if (error instanceof CommitConflict) return refuse(c, error.code, error.status, error.message);
    if (!(error instanceof DecodeError) && !(error instanceof SyntaxError)) throw error;
    return refuse(c, 400, 'INVALID_ARGUMENT', error.message);
  }
}

function answerQuery({ context, root, body, readTime }: Call): object {
  const query = readValue(v.object({ structuredQuery }), body).structuredQuery;
  const [from, ...more] = query.from;
  if (from === undefined || more.length > 0) {
    throw new DecodeError('structuredQuery.from must name one collection.');
  }
  const found = runQuery(readCollection(context.store.read, root, from.collectionId), query);
  if (found.length === 0) return [{ readTime }];
  return found.map((document) => ({ document, readTime }));
}

/** Answers in the order asked for; what is not there is named. */
function answerDocuments({ context, root, body, readTime }: Call): object {
  return readValue(v.object({ documents: list(text) }), body).documents.map((name) => {
    if (!name.startsWith(`${root}/`)) throw new DecodeError(`${name} is of another database.`);
    const found = readDocument(context.store.read, root, name.slice(root.length + 1));
    return found === null ? { missing: name, readTime } : { found, readTime };
  });
}

/** Clients differ in what of an address they escape. */
function addressOf(c: Context): { readonly root: string; readonly rest: string } {
  const [, root = '', rest = ''] = DOCUMENTS.exec(decodeEscapes(c.req.path)) ?? [];
  return { root, rest };
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
