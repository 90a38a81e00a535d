import type { ShopKey } from '@lokke/domain/markets';
import { expect, type Page } from '@playwright/test';
import { platformUrl } from './addresses.ts';

interface NewCustomer {
  readonly shop: ShopKey;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A customer of the shop's own making, invited by letter to choose a password. */
export async function inviteCustomer(page: Page, { shop, ...input }: NewCustomer): Promise<void> {
  const { customerCreate } = await askOffice(page, shop, {
    query: `mutation ($input: CustomerInput!) {
      customerCreate(input: $input) { customer { id } userErrors { message } }
    }`,
    variables: { input },
  });
  expect(customerCreate.userErrors).toEqual([]);
  const { customerSendAccountInviteEmail } = await askOffice(page, shop, {
    query: `mutation ($id: ID!) {
      customerSendAccountInviteEmail(customerId: $id) { userErrors { message } }
    }`,
    variables: { id: customerCreate.customer.id },
  });
  expect(customerSendAccountInviteEmail.userErrors).toEqual([]);
}

/** A customer who has an account with this password already. */
export async function openAccount(
  page: Page,
  { shop, ...customer }: NewCustomer & { readonly password: string },
): Promise<void> {
  const response = await page.request.post(`${platformUrl()}/${shop}/api/2024-01/graphql.json`, {
    headers: { 'x-shopify-storefront-access-token': `lokke-public-${shop}` },
    data: {
      query: `mutation ($input: CustomerCreateInput!) {
        customerCreate(input: $input) { customerUserErrors { message } }
      }`,
      variables: { input: customer },
    },
  });
  const { data } = await response.json();
  expect(data.customerCreate.customerUserErrors).toEqual([]);
}

async function askOffice(page: Page, shop: ShopKey, body: object) {
  const response = await page.request.post(
    `${platformUrl()}/${shop}/admin/api/2025-04/graphql.json`,
    { headers: { 'x-shopify-access-token': `lokke-admin-${shop}` }, data: body },
  );
  const { data } = await response.json();
  return data;
}
