import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import {
  type Area,
  type GraphqlContext,
  parseGid,
  shopBaseUrl,
  storefrontLinks,
  withStrictScalars,
} from '../../protocol/index.ts';
import { addTokenRoutes } from './token-routes.ts';

/** Converts the shop itself for the Admin API. */
export function adminShop({ shop, origin, storefrontUrl }: GraphqlContext) {
  return {
    id: shop.id,
    name: shop.name,
    myshopifyDomain: `${shop.key}.${new URL(origin).host}`,
    url: shopBaseUrl(origin, shop),
    currencyCode: shop.currencyCode,
    customerAccountsV2: {
      customerAccountsVersion: 'CLASSIC',
      loginLinksVisibleOnStorefrontAndCheckout: true,
      loginRequiredAtCheckout: false,
      url: storefrontLinks(storefrontUrl, shop, null).account,
    },
  };
}

export const adminArea: Area = {
  routes: addTokenRoutes,
  adminResolvers: {
    Job: { query: () => ({}) },
    QueryRoot: {
      // Work is done before its mutation is answered, so every job is done.
      job: (_source, { id }: { readonly id: string }) =>
        parseGid(id)?.type === 'Job' ? { id, done: true } : null,
      shop: (_source, _args, context) => adminShop(context),
    },
  },
};

const BASE = readFileSync(new URL('base-schema.graphql', import.meta.url), 'utf8');

/** Joins the base with what each area adds; built at the first request. */
export function adminSchemaOf(areas: readonly Area[]): () => GraphQLSchema {
  const additions = areas.flatMap(({ adminSchema = [] }) => adminSchema);
  let schema: GraphQLSchema | null = null;
  return () => {
    schema ??= withStrictScalars(buildSchema([BASE, ...additions].join('\n')));
    return schema;
  };
}
