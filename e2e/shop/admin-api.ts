import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ShopKey } from '@lokke/domain/markets';
import { expect } from '@playwright/test';
import { platformUrl } from './open-shop.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

interface NewCustomer {
  readonly shop: ShopKey;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

type Variables = Readonly<Record<string, unknown>>;

/** Creates a customer in the admin, invited by e-mail to choose a password. */
export async function inviteCustomer({ shop, ...input }: NewCustomer): Promise<void> {
  const { customerCreate } = await callAdminApi(
    shop,
    `mutation ($input: CustomerInput!) {
      customerCreate(input: $input) { customer { id } userErrors { message } }
    }`,
    { input },
  );
  expect(customerCreate.userErrors).toEqual([]);
  const { customerSendAccountInviteEmail } = await callAdminApi(
    shop,
    `mutation ($id: ID!) {
      customerSendAccountInviteEmail(customerId: $id) { userErrors { message } }
    }`,
    { id: customerCreate.customer.id },
  );
  expect(customerSendAccountInviteEmail.userErrors).toEqual([]);
}

/** Creates a customer who has an account with this password already. */
export async function openAccount({
  shop,
  ...input
}: NewCustomer & { readonly password: string }): Promise<void> {
  const { customerCreate } = await callStorefrontApi(
    shop,
    `mutation ($input: CustomerCreateInput!) {
      customerCreate(input: $input) { customerUserErrors { message } }
    }`,
    { input },
  );
  expect(customerCreate.customerUserErrors).toEqual([]);
}

export function callAdminApi(shop: ShopKey, query: string, variables: Variables) {
  const headers = { 'x-shopify-access-token': adminTokenOf(shop) };
  return post(`${platformUrl()}/${shop}/admin/api/2025-04/graphql.json`, headers, query, variables);
}

/** Reads the token where the platform keeps it: the shop of a running `npm start` has its own in .data. */
function adminTokenOf(shop: ShopKey): string {
  const file = process.env['PLATFORM_SECRETS'] ?? join(ROOT, '.data/platform-secrets.json');
  const secrets: {
    readonly shops: Readonly<Record<ShopKey, { readonly adminToken: string }>>;
  } = JSON.parse(readFileSync(file, 'utf8'));
  return secrets.shops[shop].adminToken;
}

export function callStorefrontApi(shop: ShopKey, query: string, variables: Variables = {}) {
  const headers = { 'x-shopify-storefront-access-token': `lokke-public-${shop}` };
  return post(`${platformUrl()}/${shop}/api/2024-10/graphql.json`, headers, query, variables);
}

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  query: string,
  variables: Variables,
) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = await response.json();
  return data;
}
