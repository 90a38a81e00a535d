import { GraphQLError } from 'graphql';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Area, isSameSecret, type PlatformContext } from '../../protocol/index.ts';
import { limitStrangers } from '../../shopify/customers/index.ts';
import { lookup, resetPassword } from './calls/account.ts';
import { remove, update } from './calls/change-account.ts';
import { sendOobCode } from './calls/send-code.ts';
import { renew, signInWithPassword } from './calls/sign-in.ts';
import { signUp } from './calls/sign-up.ts';
import { errorBody, type HandleIdentityCall, IdentityError } from './identity-call.ts';
import { ACTION_MESSAGES } from './messages/messages.ts';

const CALLS: ReadonlyMap<string, HandleIdentityCall> = new Map([
  ['identitytoolkit.googleapis.com/v1/accounts:signUp', signUp],
  ['identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', signInWithPassword],
  ['identitytoolkit.googleapis.com/v1/accounts:sendOobCode', sendOobCode],
  ['identitytoolkit.googleapis.com/v1/accounts:resetPassword', resetPassword],
  ['identitytoolkit.googleapis.com/v1/accounts:update', update],
  ['identitytoolkit.googleapis.com/v1/accounts:delete', remove],
  ['identitytoolkit.googleapis.com/v1/accounts:lookup', lookup],
  ['securetoken.googleapis.com/v1/token', renew],
]);

const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
const NO_KEY = 'The request is missing a valid API key.';
const MAX_BODY_IN_BYTES = 16_384;

/** Firebase Auth's REST API with e-mail and password or anonymously, below `/identity` as at Google's own emulator. */
export const identityArea: Area = {
  messages: ACTION_MESSAGES,
  routes(app: Hono, context: PlatformContext) {
    app.get('/identity/identitytoolkit.googleapis.com/v1/projects', (c) => {
      if (!c.req.query('key')) return c.json(errorBody(NO_KEY, 403), 403);
      return c.json({ projectId: 'lokke', authorizedDomains: [hostOf(context.storefrontUrl)] });
    });
    app.use(
      '/identity/*',
      limitStrangers(context, (c) => c.json(errorBody(TOO_MANY, 400), 400)),
    );
    app.post('/identity/*', bodyLimit({ maxSize: MAX_BODY_IN_BYTES }), (c) => response(c, context));
  },
};

async function response(c: Context, context: PlatformContext): Promise<Response> {
  const call = CALLS.get(c.req.path.replace(/^\/identity\//, ''));
  if (call === undefined) return c.json(errorBody('Not Found', 404), 404);
  const apiKey = c.req.query('key') ?? '';
  const authorization = c.req.header('authorization') ?? null;
  const isAdmin = isSameSecret(authorization, `Bearer ${context.tokens.ownerToken}`);
  try {
    if (apiKey === '' && !isAdmin) {
      throw new IdentityError(NO_KEY, 403);
    }
    const body = await bodyOf(c);
    const language = c.req.header('x-firebase-locale') ?? null;
    return c.json(await call({ context, body, apiKey, language, isAdmin }));
  } catch (error) {
    if (error instanceof IdentityError) {
      return c.json(errorBody(error.message, error.status), error.status);
    }
    // The hashing queue is full.
    if (error instanceof GraphQLError && error.extensions['code'] === 'THROTTLED') {
      return c.json(errorBody(TOO_MANY, 400), 400);
    }
    throw error;
  }
}

function hostOf(address: string): string {
  return new URL(address).hostname;
}

async function bodyOf(c: Context): Promise<Readonly<Record<string, unknown>>> {
  const text = await c.req.text();
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return Object.fromEntries(Object.entries(body));
  } catch {
    // Rejected below, like every other body that is not an object.
  }
  throw new IdentityError('Invalid JSON payload received.');
}
