import { type FetchOptions, fail, type Result, requestText, succeed } from '@lokke/http-client';

/** The version of the API, as its header names it. */
const REVISION = '2024-10-15';

export interface KlaviyoOptions extends FetchOptions {
  /** Up to and without `/client`: `https://a.klaviyo.com`. */
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
  /** For the log; never an address. */
  readonly reason: string;
}

export type KlaviyoResult = Result<null, KlaviyoFailure>;

interface Posting {
  readonly collection: 'subscriptions' | 'events';
  /** The public key of six characters. */
  readonly companyId: string;
  readonly document: object;
}

/** Posts a JSON:API document with a company's public key; success is an empty 202. */
export async function postDocument(
  options: KlaviyoOptions,
  { collection, companyId, document }: Posting,
): Promise<KlaviyoResult> {
  const query = new URLSearchParams({ company_id: companyId });
  const sent = await requestText(
    `${options.baseUrl}/client/${collection}/?${query}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', revision: REVISION },
      body: JSON.stringify(document),
    },
    options,
  );
  if (!sent.ok) {
    return sent.failure.kind === 'timeout'
      ? failWith('timeout', `No response within ${sent.failure.timeoutInMs} ms`)
      : failWith('network', sent.failure.message);
  }
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

function failWith(kind: KlaviyoFailure['kind'], reason: string): KlaviyoResult {
  return fail({ kind, reason });
}
