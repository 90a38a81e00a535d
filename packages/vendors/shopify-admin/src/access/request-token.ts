import {
  asRecord,
  asString,
  classifyFailure,
  type FetchOptions,
  fail,
  type GraphqlFailure,
  type OperationFailure,
  parseJson,
  type Result,
  type RetryClock,
  requestText,
  secondsInMs,
  succeed,
  withRetry,
} from '@lokke/http-client';

/** A token of the Admin API that ends. */
export interface AdminToken {
  readonly accessToken: string;
  /** Milliseconds since 1970. */
  readonly endsAtInMs: number;
  readonly scopes: readonly string[];
}

/** An app made in the Dev Dashboard, which gets its tokens for its id and secret. */
export interface AdminApp {
  readonly clientId: string;
  /** Secrets that count at the moment, the newest first; never empty. */
  readonly clientSecrets: readonly string[];
}

export interface TokenRequest extends FetchOptions, RetryClock {
  readonly app: AdminApp;
  /** `https://shop.example/admin/oauth/access_token`. */
  readonly tokenEndpoint: string;
  /** Milliseconds since 1970. */
  readonly nowInMs: () => number;
}

type TokenResult = Result<AdminToken, GraphqlFailure>;

/** Refusals of one secret that another one may escape. */
const OF_SECRET: ReadonlySet<string> = new Set(['invalid_client', 'unauthorized_client']);

/** Gets a token by client credentials (RFC 6749 §4.4); while a secret is replaced, by whichever of the two still counts. */
export async function requestAdminToken(request: TokenRequest): Promise<TokenResult> {
  let result: TokenResult = fail({ kind: 'unreadable', message: 'There is no client secret' });
  for (const clientSecret of request.app.clientSecrets) {
    const attempt = (timeoutInMs: number) => askOnce(request, clientSecret, timeoutInMs);
    const { timeoutInMs } = request;
    // Repeated, it leaves at worst a token that nobody uses.
    result = await withRetry(
      { attempt, classify: classifyFailure, kind: 'read', timeoutInMs },
      request,
    );
    if (result.ok || !OF_SECRET.has(refusalOf(result.failure) ?? '')) return result;
  }
  return result;
}

/** Returns the error code of OAuth by which a token was refused, such as `app_not_installed`. */
export function refusalOf(failure: OperationFailure): string | null {
  return failure.kind === 'http' ? (/^(\w+)(?=: )/.exec(failure.message)?.[1] ?? null) : null;
}

async function askOnce(
  { app, tokenEndpoint, fetch, nowInMs }: TokenRequest,
  clientSecret: string,
  timeoutInMs: number,
): Promise<TokenResult> {
  const askedAtInMs = nowInMs();
  const sent = await requestText(
    tokenEndpoint,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: clientSecret,
      }).toString(),
    },
    { fetch, timeoutInMs },
  );
  if (!sent.ok) return sent;
  const { response, text } = sent.value;
  if (response.status === 429) {
    const retryAfterInMs = secondsInMs(response.headers.get('retry-after'));
    return fail({ kind: 'throttled', retryAfterInMs });
  }
  if (!response.ok) {
    return fail({ kind: 'http', status: response.status, message: refusalIn(response, text) });
  }
  const body = asRecord(parseJson(text));
  const accessToken = asString(body?.['access_token']);
  const lifetimeInMs = secondsInMs(String(body?.['expires_in'] ?? ''));
  if (accessToken === null || !lifetimeInMs) {
    return fail({ kind: 'unreadable', message: 'The response holds no token that ends' });
  }
  const scopes = (asString(body?.['scope']) ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
  return succeed({ accessToken, endsAtInMs: askedAtInMs + lifetimeInMs, scopes });
}

/** Reads the code from JSON, or from the page that Shopify answers with: `Oauth error app_not_installed: …`. */
function refusalIn(response: Response, text: string): string {
  const body = asRecord(parseJson(text));
  const code = asString(body?.['error']);
  if (code !== null) return `${code}: ${asString(body?.['error_description']) ?? ''}`;
  const [, word, reason = ''] = /Oauth error (\w+): ([^<\n]*)/i.exec(text) ?? [];
  return word === undefined ? response.statusText : `${word}: ${reason.trim()}`;
}
