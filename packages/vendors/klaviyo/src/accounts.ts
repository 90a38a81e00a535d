import { asArray, asRecord, asString, parseJson, type Result, succeed } from '@lokke/http-client';
import { failWith, type KlaviyoFailure, type KlaviyoOptions, sendCall } from './post-document.ts';

export interface Accounts {
  /** The public key of the account that a private key belongs to. It changes nothing. */
  readonly companyOf: (privateKey: string) => Promise<Result<string, KlaviyoFailure>>;
}

export function createAccounts(options: KlaviyoOptions): Accounts {
  return {
    async companyOf(privateKey) {
      const sent = await sendCall(options, '/api/accounts', { privateKey });
      if (!sent.ok) return sent;
      const { response, text } = sent.value;
      if (!response.ok) return failWith('refused', String(response.status));
      // A key belongs to one account.
      const companyId = asString(asRecord(asArray(asRecord(parseJson(text))?.['data'])[0])?.['id']);
      return companyId === null ? failWith('refused', 'No account') : succeed(companyId);
    },
  };
}
