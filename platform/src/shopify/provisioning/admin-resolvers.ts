import {
  connectionOf,
  type GraphqlContext,
  type PageArguments,
  type ResolverMap,
  type Shop,
} from '../../protocol/index.ts';
import { ADMIN_SHOP_RESOLVERS } from '../admin/index.ts';
import { categoryOf } from '../metaobjects/index.ts';
import { type DefinitionFault, definitionFaults } from './check-definition.ts';
import { addDefinition, type Definition, definitionsOf } from './definitions.ts';
import { deleteDefinition } from './delete-definition.ts';

/** What the one Admin token of a shop may do. */
const SCOPES = [
  'read_customers',
  'write_customers',
  'write_customer_data_erasure',
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
/** For each kind of owner. */
const MAX_DEFINITIONS = 256;

function toGraphqlDefinition({ id, storefront, customerAccount, type, ...rest }: Definition) {
  return {
    ...rest,
    __typename: TYPE,
    id: `gid://shopify/${TYPE}/${id}`,
    type: { name: type, category: categoryOf(type) },
    access: { storefront, customerAccount },
  };
}

interface DefinitionInput {
  readonly name: string;
  readonly namespace?: string | null;
  readonly key: string;
  readonly type: string;
  readonly ownerType: string;
  readonly access?: {
    readonly storefront?: string | null;
    readonly customerAccount?: string | null;
  } | null;
}

async function createDefinition(
  _: unknown,
  { definition }: { readonly definition: DefinitionInput },
  { store, ids, shop }: GraphqlContext,
) {
  const { name, key, type, ownerType } = definition;
  const namespace = definition.namespace ?? '$app';
  const faults = definitionFaults({ name, namespace, key, type });
  if (faults.length > 0) return refused(faults);
  return store.write((sql) => {
    const known = definitionsOf(sql, shop.key, ownerType);
    if (known.some((one) => one.namespace === namespace && one.key === key)) {
      const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
      return refused([{ code: 'TAKEN', field: 'key', message }]);
    }
    if (known.length >= MAX_DEFINITIONS) {
      const message = `Stores can only have ${MAX_DEFINITIONS} definitions for each store resource.`;
      return refused([{ code: 'RESOURCE_TYPE_LIMIT_EXCEEDED', field: null, message }]);
    }
    const storefront = definition.access?.storefront ?? 'NONE';
    const customerAccount = definition.access?.customerAccount ?? 'NONE';
    const id = String(ids.next(TYPE));
    const made = { id, ownerType, namespace, key, name, type, storefront, customerAccount };
    addDefinition(sql, shop.key, made);
    return { createdDefinition: toGraphqlDefinition(made), userErrors: [] };
  });
}

function refused(faults: readonly DefinitionFault[]) {
  const userErrors = faults.map(({ code, field, message }) => ({
    __typename: 'MetafieldDefinitionCreateUserError',
    ...{ code, field: ['definition', ...(field === null ? [] : [field])], message },
  }));
  return { createdDefinition: null, userErrors };
}

/** There is one public token per shop; creating another returns the same. */
function publicToken(shop: Shop, title: string) {
  return {
    __typename: 'StorefrontAccessToken',
    id: `gid://shopify/StorefrontAccessToken/${shop.key}`,
    title,
    accessToken: shop.publicToken,
    accessScopes: SCOPES.filter((handle) => handle.startsWith('unauthenticated_')).map(
      (handle) => ({ handle }),
    ),
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
    metafieldDefinitionDelete: deleteDefinition,
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
