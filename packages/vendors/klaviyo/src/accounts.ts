import { isRecord, parseJson, type Result, requestText, succeed } from '@lokke/http-client';
import { failWith, type KlaviyoFailure, type KlaviyoOptions, REVISION } from './post-document.ts';

export interface Accounts {
  /** The public key of the account that a private key belongs to. It changes nothing. */
  readonly companyOf: (privateKey: string) => Promise<Result<string, KlaviyoFailure>>;
}

export function createAccounts(options: KlaviyoOptions): Accounts {
  return {
    async companyOf(privateKey) {
      const sent = await requestText(
        `${options.baseUrl}/api/accounts`,
        { headers: { revision: REVISION, authorization: `Klaviyo-API-Key ${privateKey}` } },
        options,
      );
      if (!sent.ok) {
        return sent.failure.kind === 'timeout'
          ? failWith('timeout', `No response within ${sent.failure.timeoutInMs} ms`)
          : failWith('network', sent.failure.message);
      }
      const { response, text } = sent.value;
      if (!response.ok) return failWith('refused', String(response.status));
      const companyId = companyIn(parseJson(text));
      return companyId === null ? failWith('refused', 'No account') : succeed(companyId);
    },
  };
}

/** A key belongs to one account. */
function companyIn(document: unknown): string | null {
  const list = isRecord(document) ? document['data'] : null;
  const account: unknown = Array.isArray(list) ? list[0] : null;
  const id = isRecord(account) ? account['id'] : null;
  return typeof id === 'string' ? id : null;
}
