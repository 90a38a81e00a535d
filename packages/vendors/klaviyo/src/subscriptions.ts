/** The version of the API, as its header names it. */
const REVISION = '2024-10-15';

export interface SubscriptionsOptions {
  /** Up to and without `/client`: `https://a.klaviyo.com`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutInMs: number;
}

export interface Subscription {
  /** The public key of six characters. */
  readonly companyId: string;
  readonly listId: string;
  readonly email: string;
  /** BCP 47: the language that letters come in. */
  readonly locale: string;
  /** Where the consent was given. */
  readonly source: string;
}

export interface SubscribeFailure {
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

export type SubscribeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly failure: SubscribeFailure };

export interface Subscriptions {
  /** Sends nothing that could be taken: whether the company is known, as far as the refusal tells. */
  readonly knows: (companyId: string) => Promise<SubscribeResult>;
  readonly subscribe: (subscription: Subscription) => Promise<SubscribeResult>;
}

export function createSubscriptions({
  baseUrl,
  fetch,
  timeoutInMs,
}: SubscriptionsOptions): Subscriptions {
  const post = async (companyId: string, document: object): Promise<SubscribeResult> => {
    const company = encodeURIComponent(companyId);
    try {
      const response = await fetch(`${baseUrl}/client/subscriptions/?company_id=${company}`, {
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
  };
  return {
    subscribe: (subscription) => post(subscription.companyId, documentOf(subscription)),
    async knows(companyId) {
      const result = await post(companyId, {});
      const isOnlyIncomplete = !result.ok && result.failure.kind === 'invalidRequest';
      return isOnlyIncomplete ? { ok: true } : result;
    },
  };
}

function documentOf({ email, locale, listId, source }: Subscription) {
  const consent = { email: { marketing: { consent: 'SUBSCRIBED' } } };
  const profile = { type: 'profile', attributes: { email, locale, subscriptions: consent } };
  return {
    data: {
      type: 'subscription',
      attributes: { custom_source: source, profile: { data: profile } },
      relationships: { list: { data: { type: 'list', id: listId } } },
    },
  };
}

/** A refusal points at what it is about; its words may repeat the address and stay unread. */
function refusalIn(status: number, text: string): SubscribeResult {
  if (status === 429) return failed('tooMany', '429');
  if (status !== 400) return failed('refused', String(status));
  const isAbout = (name: string) =>
    new RegExp(`"(?:pointer|parameter)":\\s*"[^"]*${name}"`).test(text);
  if (isAbout('/email')) return failed('invalidEmail', '400');
  return failed(isAbout('company_id') ? 'unknownCompany' : 'invalidRequest', '400');
}

function failed(kind: SubscribeFailure['kind'], reason: string): SubscribeResult {
  return { ok: false, failure: { kind, reason } };
}
