import { ADMIN_SHOP_RESOLVERS } from '../admin/index.ts';
import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  type Shop,
} from '../core/index.ts';
import { addDefinition, type Definition, definitionsOf } from './definitions.ts';

/** What the one Admin token of a shop may do. */
const SCOPES = [
  'read_customers',
  'write_metaobjects',
  'write_metaobject_definitions',
  'write_customers',
  'read_discounts',
  'write_discounts',
  'read_metaobject_definitions',
  'write_metaobject_definitions',
  'read_metaobjects',
  'write_metaobjects',
  'read_orders',
  'read_products',
  'write_products',
  'unauthenticated_read_checkouts',
  'unauthenticated_write_checkouts',
  'unauthenticated_read_customers',
  'unauthenticated_write_customers',
  'unauthenticated_read_content',
  'unauthenticated_read_metaobjects',
  'unauthenticated_read_product_inventory',
  'unauthenticated_read_product_listings',
  'unauthenticated_read_product_tags',
  'unauthenticated_read_selling_plans',
];

const TYPE = 'MetafieldDefinition';

function toGraphqlDefinition({ id, storefront, type, ...rest }: Definition) {
  return {
    ...rest,
    __typename: TYPE,
    id: `gid://shopify/${TYPE}/${id}`,
    type: { name: type },
    access: { storefront },
  };
}

interface DefinitionInput {
  readonly name: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly type: string;
  readonly ownerType: string;
  readonly access?: { readonly storefront?: string | null } | null;
}

async function createDefinition(
  _: unknown,
  { definition }: { readonly definition: DefinitionInput },
  { store, ids, shop }: GraphqlContext,
) {
  const { name, key, type, ownerType } = definition;
  const namespace = definition.namespace ?? '$app';
  const rejected = (code: string, field: string, message: string) => ({
    createdDefinition: null,
    userErrors: [
      {
        __typename: 'MetafieldDefinitionCreateUserError',
        code,
        field: ['definition', field],
        message,
      },
    ],
  });
  if (!/^[\w-]{2,64}$/.test(key)) return rejected('INVALID', 'key', 'Key is invalid');
  if (!/^(\$app|[\w-]{3,255})$/.test(namespace)) {
    return rejected('INVALID', 'namespace', 'Namespace is invalid');
  }
  if (!/^(list\.)?[a-z_]+$/.test(type)) return rejected('INVALID', 'type', 'Type is invalid');
  const created = await store.write((sql): Definition | null => {
    const isTaken = definitionsOf(sql, shop.key, ownerType).some(
      (one) => one.namespace === namespace && one.key === key,
    );
    if (isTaken) return null;
    const storefront = definition.access?.storefront ?? 'NONE';
    const made = { ownerType, namespace, key, name, type, storefront, id: String(ids.next(TYPE)) };
    addDefinition(sql, shop.key, made);
    return made;
  });
  return created === null
    ? rejected(
        'TAKEN',
        'key',
        `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`,
      )
    : { createdDefinition: toGraphqlDefinition(created), userErrors: [] };
}

/** There is one public token per shop; creating another returns the same. */
function publicToken(shop: Shop, title: string) {
  return {
    __typename: 'StorefrontAccessToken',
    id: `gid://shopify/StorefrontAccessToken/${shop.key}`,
    title,
    accessToken: shop.publicToken,
  };
}

export const PROVISIONING_ADMIN_RESOLVERS: ResolverMap = {
  QueryRoot: {
    currentAppInstallation: (_source, _args, { shop }) => ({
      id: `gid://shopify/AppInstallation/${shop.key}`,
      accessScopes: SCOPES.map((handle) => ({ handle })),
    }),
    metafieldDefinitions(
      _,
      args: PageArguments & { readonly ownerType: string; readonly namespace?: string | null },
      { store, shop },
    ) {
      const items = definitionsOf(store.read, shop.key, args.ownerType)
        .filter(({ namespace }) => !args.namespace || namespace === args.namespace)
        .map(toGraphqlDefinition);
      return connectionOf({ items, args, keyOf: ({ id }) => ({ lastId: id, lastValue: id }) });
    },
  },
  Shop: {
    storefrontAccessTokens: (_: unknown, args: PageArguments, { shop }) =>
      connectionOf({
        items: [publicToken(shop, 'Storefront')],
        args,
        keyOf: ({ id }) => ({ lastId: id, lastValue: id }),
      }),
  },
  Mutation: {
    metafieldDefinitionCreate: createDefinition,
    storefrontAccessTokenCreate(
      source,
      { input }: { readonly input: { readonly title: string } },
      context,
      info,
    ) {
      return {
        storefrontAccessToken: publicToken(context.shop, input.title),
        shop: ADMIN_SHOP_RESOLVERS['QueryRoot']?.['shop']?.(source, {}, context, info),
        userErrors: [],
      };
    },
  },
};
