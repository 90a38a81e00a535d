import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isSameSecret, type PlatformContext, type Shop } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { type Customer, findCustomer } from '../../customers/index.ts';
import { type AccountClient, findClient, isClientProven } from '../store/clients.ts';
import {
  ACCESS_LIFETIME_IN_SECONDS,
  type AskedWith,
  type FoundToken,
  findToken,
  type Grant,
  type IssuedTokens,
  issueTokens,
  markUsed,
  revokeGrant,
} from '../store/grants.ts';
import { signIdToken } from './id-token.ts';

export type Here = PlatformContext & { readonly shop: Shop };

type Refusal = 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type';

/** RFC 6749 §5.2. */
function refuse(c: Context, error: Refusal, description: string): Response {
  if (error === 'invalid_client') c.header('WWW-Authenticate', 'Basic realm="customer accounts"');
  return c.json({ error, error_description: description }, error === 'invalid_client' ? 401 : 400);
}

const decodeFormText = (text: string) => decodeURIComponent(text.replaceAll('+', '%20'));

/** Reads `client_secret_basic`, else the bare id of a public client; null when they contradict or cannot be read. */
function credentialsOf(
  c: Context,
  form: URLSearchParams,
): { readonly id: string; readonly secret: string | null } | null {
  const named = form.get('client_id');
  const [scheme = '', encoded = ''] = (c.req.header('authorization') ?? '').split(' ');
  // A secret in the form would end in logs: only `client_secret_basic` is offered.
  if (scheme === '') return named === null ? null : { id: named, secret: null };
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (scheme.toLowerCase() !== 'basic' || colon === -1) return null;
  try {
    const id = decodeFormText(text.slice(0, colon));
    return named !== null && named !== id
      ? null
      : { id, secret: decodeFormText(text.slice(colon + 1)) };
  } catch {
    return null;
  }
}

function clientOf(c: Context, here: Here, form: URLSearchParams): AccountClient | null {
  const given = credentialsOf(c, form);
  const client = given === null ? null : findClient(here.store.read, here, given.id);
  return given !== null && client !== null && isClientProven(client, given.secret) ? client : null;
}

function isVerifierRight(verifier: string | null, { codeChallenge }: AskedWith): boolean {
  if (codeChallenge === null) return verifier === null;
  if (verifier === null) return false;
  return isSameSecret(createHash('sha256').update(verifier).digest('base64url'), codeChallenge);
}

/** Takes a token. At its second use somebody has it who should not: all that came of the sign-in ends. */
function takeOnce(sql: Sql, here: Here, found: FoundToken, token: string): boolean {
  if (found.isUsed) {
    revokeGrant(sql, found.grant);
    return false;
  }
  markUsed(sql, here.now(), token);
  return !found.isExpired;
}

interface Granted {
  readonly grant: Grant;
  readonly customer: Customer;
  readonly tokens: IssuedTokens;
  readonly nonce: string | null;
}

function grantTo(sql: Sql, here: Here, grant: Grant, nonce: string | null): Granted | null {
  const customer = findCustomer(sql, here.shop.key, { id: grant.customerId });
  if (customer?.state !== 'ENABLED') return null;
  return { grant, customer, nonce, tokens: issueTokens(sql, here, grant) };
}

function exchangeCode(here: Here, client: AccountClient, form: URLSearchParams) {
  return here.store.write((sql): Granted | null => {
    const token = form.get('code') ?? '';
    const place = { token, kind: 'code', shop: here.shop.key } as const;
    const found = findToken(sql, here.now(), place);
    // Taken whatever else is wrong with the request, so that nobody tries verifiers.
    if (found === null || !takeOnce(sql, here, found, token)) return null;
    const { grant, askedWith } = found;
    const fits =
      askedWith !== null &&
      grant.clientId === client.clientId &&
      askedWith.redirectUri === form.get('redirect_uri') &&
      isVerifierRight(form.get('code_verifier'), askedWith);
    return fits ? grantTo(sql, here, grant, askedWith.nonce) : null;
  });
}

function refresh(here: Here, client: AccountClient, form: URLSearchParams) {
  return here.store.write((sql): Granted | null => {
    const token = form.get('refresh_token') ?? '';
    const place = { token, kind: 'refresh', shop: here.shop.key } as const;
    const found = findToken(sql, here.now(), place);
    // A stranger's client may not even wear it out.
    if (found === null || found.grant.clientId !== client.clientId) return null;
    if (!takeOnce(sql, here, found, token)) return null;
    return grantTo(sql, here, found.grant, null);
  });
}

/** Exchanges codes and refresh tokens for tokens, each once. */
export async function answerTokenRequest(c: Context, here: Here): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (!isForm) return refuse(c, 'invalid_request', 'a form is expected');
  const form = new URLSearchParams(await c.req.text());
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (repeated !== undefined) return refuse(c, 'invalid_request', `${repeated} is given twice`);
  const client = clientOf(c, here, form);
  if (client === null) return refuse(c, 'invalid_client', 'the client is not known');
  const type = form.get('grant_type');
  if (type !== 'authorization_code' && type !== 'refresh_token') {
    return refuse(c, 'unsupported_grant_type', 'grant_type is not served');
  }
  const isRefresh = type === 'refresh_token';
  const granted = await (isRefresh
    ? refresh(here, client, form)
    : exchangeCode(here, client, form));
  if (granted === null) {
    return refuse(c, 'invalid_grant', `the ${isRefresh ? 'refresh token' : 'code'} is not good`);
  }
  const { grant, customer, tokens, nonce } = granted;
  const { clientId, sid, scope } = grant;
  return c.json({
    access_token: tokens.accessToken,
    token_type: 'Bearer',
    expires_in: ACCESS_LIFETIME_IN_SECONDS,
    refresh_token: tokens.refreshToken,
    scope,
    ...(!isRefresh && { id_token: await signIdToken(here, { clientId, customer, sid, nonce }) }),
  });
}
