import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  parseGid,
  type ResolverMap,
  wireDateTime,
} from '../../protocol/index.ts';
import {
  addSubscription,
  readSubscriptions,
  removeSubscription,
  type Subscription,
  TOPICS,
} from './subscriptions.ts';

const TYPE = 'WebhookSubscription';

function toGraphqlSubscription({ id, topic, address, createdAt, updatedAt }: Subscription) {
  const name = [...TOPICS].find(([, header]) => header === topic)?.[0];
  return {
    __typename: TYPE,
    id: `gid://shopify/${TYPE}/${id}`,
    topic: name,
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

const rejected = (field: readonly string[], message: string) => ({
  webhookSubscription: null,
  userErrors: [{ __typename: 'UserError', field, message }],
});

async function create(
  _: unknown,
  { topic, webhookSubscription: { callbackUrl, uri, format } }: CreateArguments,
  { store, ids, shop, now }: GraphqlContext,
) {
  const place = ['webhookSubscription', 'callbackUrl'];
  const address = (uri ?? callbackUrl ?? '').trim();
  if (address === '') return rejected(place, "Address can't be blank");
  const url = URL.parse(address);
  if (url === null) return rejected(place, 'Address is invalid');
  if (!/^https?:$/.test(url.protocol)) {
    return rejected(place, `Address protocol ${url.protocol}// is not supported`);
  }
  if (format === 'XML')
    return rejected(['webhookSubscription', 'format'], 'Only JSON is sent here');
  const header = TOPICS.get(topic) ?? '';
  const time = wireDateTime(now());
  const made = await store.write((sql): Subscription | null => {
    const id = ids.next(TYPE);
    const news = { id, shop: shop.key, topic: header, address, now: time };
    if (!addSubscription(sql, news)) return null;
    return { ...news, createdAt: time, updatedAt: time };
  });
  if (made === null) return rejected(place, 'Address for this topic has already been taken');
  return { webhookSubscription: toGraphqlSubscription(made), userErrors: [] };
}

async function remove(_: unknown, { id }: { readonly id: string }, context: GraphqlContext) {
  const gid = parseGid(id);
  const isGone =
    gid?.type === TYPE &&
    (await context.store.write((sql) => removeSubscription(sql, context.shop.key, Number(gid.id))));
  return isGone
    ? { deletedWebhookSubscriptionId: id, userErrors: [] }
    : {
        deletedWebhookSubscriptionId: null,
        userErrors: [
          {
            __typename: 'UserError',
            field: ['id'],
            message: 'Webhook subscription does not exist',
          },
        ],
      };
}

export const WEBHOOK_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    webhookSubscription: (_, { id }: { readonly id: string }, { store, shop }) =>
      readSubscriptions(store.read, shop.key)
        .map(toGraphqlSubscription)
        .find((one) => one.id === id) ?? null,
    webhookSubscriptions(
      _,
      args: PageArguments & { readonly topics?: readonly string[] | null },
      { store, shop },
    ) {
      const { topics = null } = args;
      const items = readSubscriptions(store.read, shop.key)
        .map(toGraphqlSubscription)
        .filter(({ topic }) => topics === null || topics.some((one) => one === topic));
      return connectionOf({ items, args, keyOf: ({ id }) => ({ lastId: id, lastValue: id }) });
    },
  },
  Mutation: { webhookSubscriptionCreate: create, webhookSubscriptionDelete: remove },
};
