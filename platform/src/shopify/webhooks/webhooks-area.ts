import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  gid,
  type ListArguments,
  pageOf,
  rootFields,
  wireDateTime,
} from '../../protocol/index.ts';
import { type AddressFault, faultOfAddress, isTriedOut } from './address.ts';
import { addSubscription, readSubscriptions, type Subscription, TOPICS } from './subscriptions.ts';

const TYPE = 'WebhookSubscription';

function toGraphqlSubscription({ id, topic, address, createdAt, updatedAt }: Subscription) {
  return {
    __typename: TYPE,
    id: gid(TYPE, id),
    topic: [...TOPICS].find(([, header]) => header === topic)?.[0],
    format: 'JSON',
    endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl: address },
    uri: address,
    createdAt,
    updatedAt,
  };
}

interface CreateArguments {
  readonly topic: string;
  readonly webhookSubscription: {
    readonly callbackUrl?: string | null;
    /** Newer versions' name of the address. */
    readonly uri?: string | null;
    readonly format?: string | null;
  };
}

function reject(field: string, message: string) {
  const error = { __typename: 'UserError', field: ['webhookSubscription', field], message };
  return { webhookSubscription: null, userErrors: [error] };
}

const PROBLEMS: Readonly<Record<AddressFault, string>> = {
  blank: "Address can't be blank",
  invalid: 'Address is invalid',
  credentials: "Address can't hold a user name or password",
  protocol: 'Address protocol has to be https://',
  host: "Address can't be of this machine or a private network",
};

async function webhookSubscriptionCreate(
  { store, ids, shop, now, origin }: GraphqlContext,
  { topic, webhookSubscription: { callbackUrl, uri, format } }: CreateArguments,
) {
  const address = (uri ?? callbackUrl ?? '').trim();
  const fault = faultOfAddress(address, isTriedOut(origin));
  if (fault !== null) return reject('callbackUrl', PROBLEMS[fault]);
  if (format === 'XML') return reject('format', 'Only JSON is sent here');
  const time = wireDateTime(now());
  return store.write((sql) => {
    const subscription: Subscription = {
      id: ids.next(TYPE),
      shop: shop.key,
      topic: TOPICS.get(topic) ?? '',
      address,
      createdAt: time,
      updatedAt: time,
    };
    return addSubscription(sql, subscription)
      ? { webhookSubscription: toGraphqlSubscription(subscription), userErrors: [] }
      : reject('callbackUrl', 'Address for this topic has already been taken');
  });
}

type SubscriptionsArguments = ListArguments & { readonly topics?: readonly string[] | null };

/** Webhook subscriptions in the Admin API, in Shopify's shapes. */
export const webhooksArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8').replace(
    'TOPICS',
    [...TOPICS.keys()].join(' '),
  ),
  adminResolvers: {
    QueryRoot: {
      webhookSubscriptions(_, args: SubscriptionsArguments, { store, shop }) {
        const found = readSubscriptions(store.read, shop.key)
          .map(toGraphqlSubscription)
          .filter(({ topic = '' }) => args.topics?.includes(topic) ?? true);
        return pageOf(found, args);
      },
    },
    Mutation: rootFields({ webhookSubscriptionCreate }),
  },
};
