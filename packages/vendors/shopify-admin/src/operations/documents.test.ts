import { fail } from '@lokke/http-client';
import { adminSchema } from '@lokke/shopify-storefront/schemas';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as admin from '../index.ts';

/** Published ones; Shopify answers an older version with the oldest of these. */
const VERSIONS = ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10'] as const;
const SCHEMAS = VERSIONS.map((version) => ({ version, schema: adminSchema(version) }));

/** Returns what an operation sends, whatever it is given. */
async function documentOf(operation: (client: admin.AdminClient) => unknown): Promise<string> {
  const sent: string[] = [];
  await operation({
    request: async (text) => {
      sent.push(text);
      return fail({ kind: 'unreadable', message: 'only the text is wanted' });
    },
  });
  return sent[0] ?? '';
}

const ID = 'gid://shopify/Customer/1';
const FIELD = { namespace: 'lokke', key: 'salon' };
const OPERATIONS: Readonly<Record<string, (client: admin.AdminClient) => unknown>> = {
  automaticDiscountById: (client) => admin.automaticDiscountById(client, ID),
  isCustomerEmailVerified: (client) => admin.isCustomerEmailVerified(client, ID),
  customerRequestDataErasure: (client) => admin.customerRequestDataErasure(client, ID),
  customerMetafield: (client) => admin.customerMetafield(client, { customerId: ID, ...FIELD }),
  metafieldsSet: (client) => admin.metafieldsSet(client, []),
  metafieldsDelete: (client) => admin.metafieldsDelete(client, []),
  takenHandles: (client) => admin.takenHandles(client, 'review', ['first', 'second']),
  metaobjectCreate: (client) =>
    admin.metaobjectCreate(client, { type: 'review', handle: 'first', fields: [] }),
  metaobjectDefinitionByType: (client) => admin.metaobjectDefinitionByType(client, 'review'),
  metaobjectDefinitionCreate: (client) =>
    admin.metaobjectDefinitionCreate(client, {
      type: 'review',
      name: 'Review',
      access: { storefront: 'NONE' },
      capabilities: { publishable: { enabled: true } },
      fieldDefinitions: [],
    }),
  metafieldDefinitionCreate: (client) =>
    admin.metafieldDefinitionCreate(client, {
      ownerType: 'CUSTOMER',
      ...FIELD,
      name: 'Salon',
      type: 'single_line_text_field',
      access: { customerAccount: 'READ_WRITE' },
    }),
  reviewEntries: (client) => admin.reviewEntries(client, 'review', null),
  orderHeadsSince: (client) => admin.orderHeadsSince(client, { since: '2026-01-01', after: null }),
  salonOrder: (client) => admin.salonOrder(client, 'gid://shopify/Order/1'),
  webhookSubscriptionCreate: (client) =>
    admin.webhookSubscriptionCreate(client, {
      topic: 'PRODUCTS_UPDATE',
      callbackUrl: 'https://shop.example/',
    }),
  storefrontAccessTokenCreate: (client) => admin.storefrontAccessTokenCreate(client, 'LOKKE'),
  shopSetup: admin.shopSetup,
};

describe.each(Object.entries(OPERATIONS))('%s', (_, operation) => {
  it.each(SCHEMAS)('is valid in $version', async ({ schema }) => {
    const text = await documentOf(operation);
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});

it('leaves no operation out', () => {
  const exported = Object.keys(admin).filter((name) => name !== 'createAdminClient');
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(exported.toSorted());
});
