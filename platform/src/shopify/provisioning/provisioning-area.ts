import { readFileSync } from 'node:fs';
import {
  type Area,
  type GraphqlContext,
  type ListArguments,
  pageOf,
  rootFields,
  type Shop,
} from '../../protocol/index.ts';
import { ADMIN_SCOPES, adminAppOf, adminShop } from '../admin/index.ts';
import { categoryOf } from '../metaobjects/index.ts';
import { type DefinitionFault, definitionFaults } from './check-definition.ts';
import { addDefinition, type Definition, definitionsOf } from './definitions.ts';

const TYPE = 'MetafieldDefinition';
/** Limit for each kind of owner. */
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

async function metafieldDefinitionCreate(
  { store, ids, shop }: GraphqlContext,
  { definition }: { readonly definition: DefinitionInput },
) {
  const { name, key, type, ownerType } = definition;
  const namespace = definition.namespace ?? '$app';
  const faults = definitionFaults({ name, namespace, key, type });
  if (faults.length > 0) return refuse(faults);
  return store.write((sql) => {
    const known = definitionsOf(sql, shop.key, ownerType);
    if (known.some((one) => one.namespace === namespace && one.key === key)) {
      const message = `Key is in use for ${ownerType} metafields on the '${namespace}' namespace.`;
      return refuse([{ code: 'TAKEN', field: 'key', message }]);
    }
    if (known.length >= MAX_DEFINITIONS) {
      const message = `Stores can only have ${MAX_DEFINITIONS} definitions for each store resource.`;
      return refuse([{ code: 'RESOURCE_TYPE_LIMIT_EXCEEDED', field: null, message }]);
    }
    const storefront = definition.access?.storefront ?? 'NONE';
    const customerAccount = definition.access?.customerAccount ?? 'NONE';
    const id = String(ids.next(TYPE));
    const made = { id, ownerType, namespace, key, name, type, storefront, customerAccount };
    addDefinition(sql, shop.key, made);
    return { createdDefinition: toGraphqlDefinition(made), userErrors: [] };
  });
}

function refuse(faults: readonly DefinitionFault[]) {
  const userErrors = faults.map(({ code, field, message }) => ({
    __typename: 'MetafieldDefinitionCreateUserError',
    code,
    field: ['definition', ...(field === null ? [] : [field])],
    message,
  }));
  return { createdDefinition: null, userErrors };
}

/** Returns the one public token of a shop; creating another returns the same. */
function publicToken(shop: Shop, title: string) {
  return {
    __typename: 'StorefrontAccessToken',
    id: `gid://shopify/StorefrontAccessToken/${shop.key}`,
    title,
    accessToken: shop.publicToken,
    accessScopes: ADMIN_SCOPES.filter((handle) => handle.startsWith('unauthenticated_')).map(
      (handle) => ({ handle }),
    ),
  };
}

function storefrontAccessTokenCreate(
  context: GraphqlContext,
  { input }: { readonly input: { readonly title: string } },
) {
  const { shop } = context;
  return {
    storefrontAccessToken: publicToken(shop, input.title),
    shop: adminShop(context),
    userErrors: [],
  };
}

interface DefinitionsArguments extends ListArguments {
  readonly ownerType: string;
  readonly namespace?: string | null;
}

/** Definitions, scopes and tokens that set up a new shop. */
export const provisioningArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: {
    QueryRoot: {
      currentAppInstallation: (_source, _args, { shop, store }) => ({
        id: `gid://shopify/AppInstallation/${shop.key}`,
        accessScopes: adminAppOf(store.read, shop).scopes.map((handle) => ({ handle })),
      }),
      metafieldDefinitions(_, args: DefinitionsArguments, { store, shop }) {
        const found = definitionsOf(store.read, shop.key, args.ownerType)
          .filter(({ namespace }) => !args.namespace || namespace === args.namespace)
          .map(toGraphqlDefinition);
        return pageOf(found, args);
      },
    },
    Mutation: rootFields({ metafieldDefinitionCreate, storefrontAccessTokenCreate }),
  },
};
