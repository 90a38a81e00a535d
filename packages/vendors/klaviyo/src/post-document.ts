import { type FetchOptions, fail, type Result, requestText, succeed } from '@lokke/http-client';

export interface KlaviyoOptions extends FetchOptions {
  /** Up to and without `/client` and `/api`: `https://a.klaviyo.com`. */
  readonly baseUrl: string;
}

export interface KlaviyoFailure {
  readonly kind:
    | 'invalidEmail'
    | 'invalidRequest'
    | 'unknownCompany'
    | 'tooMany'
    | 'timeout'
    | 'network'
    | 'refused';
  /** Text for the log; never an address. */
  readonly reason: string;
}

export type KlaviyoResult = Result<null, KlaviyoFailure>;

interface Posting {
  /** Has the company's public key in the query where there is no private one. */
  readonly path: string;
  readonly privateKey?: string;
  readonly document: object;
}

type Call = Omit<RequestInit, 'headers'> & Pick<Posting, 'privateKey'>;

/** Klaviyo ends a version two years after its date (developers.klaviyo.com, API versioning): this one in October 2028. */
const REVISION = '2026-10-15';

/** The path of a call that needs no secret, with the public key of six characters. */
export function clientPath(collection: 'subscriptions' | 'events', companyId: string): string {
  return `/client/${collection}/?${new URLSearchParams({ company_id: companyId })}`;
}

/** Sends one call in the version of the API; a private key goes into its header alone. */
export async function sendCall(
  options: KlaviyoOptions,
  path: string,
  { privateKey, ...init }: Call,
) {
  const headers = {
    'content-type': 'application/vnd.api+json',
    revision: REVISION,
    ...(privateKey !== undefined && { authorization: `Klaviyo-API-Key ${privateKey}` }),
  };
  const sent = await requestText(`${options.baseUrl}${path}`, { ...init, headers }, options);
  if (sent.ok) return sent;
  return sent.failure.kind === 'timeout'
    ? failWith('timeout', `No response within ${sent.failure.timeoutInMs} ms`)
    : failWith('network', sent.failure.message);
}

/** Posts a JSON:API document; success is an empty 202. */
export async function postDocument(
  options: KlaviyoOptions,
  { path, document, ...key }: Posting,
): Promise<KlaviyoResult> {
  const body = JSON.stringify(document);
  const sent = await sendCall(options, path, { method: 'POST', body, ...key });
  if (!sent.ok) return sent;
  const { response, text } = sent.value;
  return response.ok ? succeed(null) : errorIn(response.status, text);
}

/** Classifies an error by its pointer; its text may repeat the email and is not read. */
function errorIn(status: number, text: string): KlaviyoResult {
  if (status === 429) return failWith('tooMany', '429');
  if (status !== 400) return failWith('refused', String(status));
  const isAbout = (name: string) =>
    new RegExp(`"(?:pointer|parameter)":\\s*"[^"]*${name}"`).test(text);
  if (isAbout('/email')) return failWith('invalidEmail', '400');
  return failWith(isAbout('company_id') ? 'unknownCompany' : 'invalidRequest', '400');
}

export function failWith(kind: KlaviyoFailure['kind'], reason: string) {
  const failure: KlaviyoFailure = { kind, reason };
  return fail(failure);
}
