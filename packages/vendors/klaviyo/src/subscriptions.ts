import { succeed } from '@lokke/http-client';
import {
  clientPath,
  type KlaviyoOptions,
  type KlaviyoResult,
  postDocument,
} from './post-document.ts';

interface Subscription {
  /** The public key of six characters. */
  readonly companyId: string;
  readonly listId: string;
  readonly email: string;
  /** BCP 47: the language of emails. */
  readonly locale: string;
  /** Place where the consent was given. */
  readonly source: string;
}

interface Unsubscription {
  /** Key of the account; it must never reach a browser. */
  readonly privateKey: string;
  readonly email: string;
}

export interface Subscriptions {
  /** Checks whether the company is known, by the error response to an empty document. */
  readonly knows: (companyId: string) => Promise<KlaviyoResult>;
  readonly subscribe: (subscription: Subscription) => Promise<KlaviyoResult>;
  /** Ends the consent to e-mail as such, and with it that to each list. */
  readonly unsubscribe: (unsubscription: Unsubscription) => Promise<KlaviyoResult>;
}

export function createSubscriptions(options: KlaviyoOptions): Subscriptions {
  return {
    subscribe: (subscription) =>
      postDocument(options, {
        path: clientPath('subscriptions', subscription.companyId),
        document: documentOf(subscription),
      }),
    unsubscribe: ({ privateKey, email }) =>
      postDocument(options, {
        path: '/api/profile-subscription-bulk-delete-jobs',
        privateKey,
        document: unsubscriptionOf(email),
      }),
    async knows(companyId) {
      const path = clientPath('subscriptions', companyId);
      const result = await postDocument(options, { path, document: {} });
      const isOnlyIncomplete = !result.ok && result.failure.kind === 'invalidRequest';
      return isOnlyIncomplete ? succeed(null) : result;
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

function unsubscriptionOf(email: string) {
  const subscriptions = { email: { marketing: { consent: 'UNSUBSCRIBED' } } };
  const profiles = { data: [{ type: 'profile', attributes: { email, subscriptions } }] };
  return { data: { type: 'profile-subscription-bulk-delete-job', attributes: { profiles } } };
}
