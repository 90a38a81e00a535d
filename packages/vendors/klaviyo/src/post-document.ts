/** The version of the API, as its header names it. */
const REVISION = '2024-10-15';

export interface KlaviyoOptions {
  /** Up to and without `/client`: `https://a.klaviyo.com`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
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
  /** For the log; never an address. */
  readonly reason: string;
}

export type KlaviyoResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: KlaviyoFailure };

interface Posting {
  readonly collection: 'subscriptions' | 'events';
  /** The public key of six characters. */
  readonly companyId: string;
  readonly document: object;
}

/** The calls that need no secret: a company's public key and a JSON:API document, answered with 202 and nothing. */
export async function postDocument(
  { baseUrl, fetch, timeoutInMs }: KlaviyoOptions,
  { collection, companyId, document }: Posting,
): Promise<KlaviyoResult> {
  const query = new URLSearchParams({ company_id: companyId });
  try {
    const response = await fetch(`${baseUrl}/client/${collection}/?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: REVISION },
      body: JSON.stringify(document),
      signal: AbortSignal.timeout(timeoutInMs),
    });
    const text = await response.text();
    return response.ok ? { ok: true } : refusalIn(response.status, text);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return failed('timeout', `No answer within ${timeoutInMs} ms`);
    }
    return failed('network', error instanceof Error ? error.message : String(error));
  }
}

/** A refusal points at what it is about; its words may repeat the address and stay unread. */
function refusalIn(status: number, text: string): KlaviyoResult {
  if (status === 429) return failed('tooMany', '429');
  if (status !== 400) return failed('refused', String(status));
  const isAbout = (name: string) =>
    new RegExp(`"(?:pointer|parameter)":\\s*"[^"]*${name}"`).test(text);
  if (isAbout('/email')) return failed('invalidEmail', '400');
  return failed(isAbout('company_id') ? 'unknownCompany' : 'invalidRequest', '400');
}

function failed(kind: KlaviyoFailure['kind'], reason: string): KlaviyoResult {
  return { ok: false, failure: { kind, reason } };
}
