import { beforeEach } from 'vitest';
import type { ShopKey } from '../../src/protocol/index.ts';
import { type AccountShop, openAccountShop } from './account-shop.ts';

interface UserError {
  readonly code: string;
  readonly field: readonly string[] | null;
}

interface Payload {
  readonly userErrors: readonly UserError[];
}

export function codesOf({ userErrors }: Payload): readonly string[] {
  return userErrors.map(({ code }) => code);
}

export let shop: AccountShop;
export let token: string;

export async function logInAs(email?: string): Promise<void> {
  token = (await shop.tokensOf(email)).access_token;
}

/** Opens a shop before each test of a file. */
export function openShopForEachTest(key?: ShopKey): void {
  beforeEach(async () => {
    shop = await openAccountShop(key);
  });
}

/** Opens a shop before each test of a file, in which Anna is logged in. */
export function openAccountForEachTest(): void {
  openShopForEachTest();
  beforeEach(() => logInAs());
}

/** Sends a mutation, by default as whoever is logged in. */
export const change = (mutation: string, variables = {}, as = token): Promise<Payload> =>
  shop.customer(as).send(mutation, variables);
