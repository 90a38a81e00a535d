import type { Checkout } from '@lokke/contract/checkout';
import { planLineChanges } from '@lokke/domain/cart';
import { SALON_MARK } from '@lokke/domain/kickback';
import { isLocale, type Locale } from '@lokke/domain/markets';
import { type Result, succeed } from '@lokke/http-client';
import { createLimitedCart, SOURCE_MARK, setLimitedCodes } from '../cart/index.ts';
import type { ApiFailure } from '../shop-connection/index.ts';
import type { AgentShop } from './agent-shop.ts';

/** A cart of an assistant that nobody went on with; Shopify itself keeps it for ten days. */
export const CART_LIVES_FOR_IN_MS = 24 * 3_600_000;

const GONE: ApiFailure = { code: 'unknownCheckout', reason: 'expired or emptied' };

/** An id names its market, as a later call tells nothing else about the buyer. */
export function agentCartId({ market }: AgentShop, { id }: Checkout): string {
  return `${market.locale}:${id}`;
}

export function parseAgentCartId(id: string): { locale: Locale; cartId: string } | null {
  const [, locale = '', cartId = ''] =
    /^([a-z-]{2,5}):(gid:\/\/shopify\/Cart\/\S+)$/.exec(id) ?? [];
  return isLocale(locale) ? { locale, cartId } : null;
}

export interface WantedLines {
  readonly lines: readonly {
    readonly id?: string | undefined;
    readonly variantId: string;
    readonly quantity: number;
  }[];
  /** Undefined leaves the codes as they are. */
  readonly codes?: readonly string[] | undefined;
  /** Undefined leaves the salon as it is. */
  readonly salonNo?: string | undefined;
}

export type CartOutcome = Result<Checkout, ApiFailure>;

/** Makes a cart that says at its order where it came from. */
export async function createAgentCart(
  shop: AgentShop,
  { lines, codes = [], salonNo }: WantedLines,
): Promise<CartOutcome> {
  const { carts } = shop;
  const refused = await refusalOf(shop, salonNo);
  if (refused !== null) return { ok: false, failure: refused };
  const items = lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const made = await createLimitedCart(carts, items, {
    attributes: [
      { key: SOURCE_MARK, value: 'agent' },
      ...(salonNo === undefined ? [] : [{ key: SALON_MARK, value: salonNo }]),
    ],
  });
  if (!made.ok) return made;
  const { checkout } = made.value;
  return codes.length === 0 ? succeed(checkout) : setCodes({ carts }, checkout.id, codes);
}

export async function readAgentCart(
  { carts, nowInMs }: Pick<AgentShop, 'carts' | 'nowInMs'>,
  cartId: string,
): Promise<CartOutcome> {
  const read = await carts.carts.read(cartId);
  if (!read.ok) return read;
  const { checkout } = read.value;
  const isOver =
    checkout.totalQuantity === 0 ||
    nowInMs >= Date.parse(checkout.createdAt) + CART_LIVES_FOR_IN_MS;
  return isOver ? { ok: false, failure: GONE } : succeed(checkout);
}

/** Replaces lines and codes; what already is as wanted costs no call. */
export async function replaceAgentCart(
  shop: Pick<AgentShop, 'carts' | 'nowInMs' | 'isSalon'>,
  cartId: string,
  { lines, codes, salonNo }: WantedLines,
): Promise<CartOutcome> {
  const read = await readAgentCart(shop, cartId);
  if (!read.ok) return read;
  const refused = await refusalOf(shop, salonNo);
  if (refused !== null) return { ok: false, failure: refused };
  const { add, replace, remove } = planLineChanges(
    read.value.lines.edges.map(({ node: { id, quantity, merchandise } }) => ({
      id,
      quantity,
      variantId: merchandise?.id ?? null,
    })),
    lines,
  );
  const { carts } = shop.carts;
  const steps = [
    // Adding comes first: a cart without lines is over.
    ...(add.length > 0 ? [() => carts.add(cartId, add)] : []),
    ...(replace.length > 0 ? [() => carts.replace(cartId, replace)] : []),
    ...(remove.length > 0 ? [() => carts.remove(cartId, remove)] : []),
    ...(salonNo === undefined ? [] : [() => carts.setSalon(cartId, salonNo)]),
  ];
  let current: CartOutcome = read;
  for (const step of steps) {
    const done = await step();
    if (!done.ok) return done;
    current = succeed(done.value.checkout);
  }
  return codes === undefined ? current : setCodes(shop, cartId, codes);
}

async function refusalOf(
  { isSalon }: Pick<AgentShop, 'isSalon'>,
  salonNo: string | undefined,
): Promise<ApiFailure | null> {
  const isKnown = salonNo === undefined || (await isSalon(salonNo));
  if (isKnown === true) return null;
  return { code: isKnown === null ? 'salonsNotLoaded' : 'unknownSalon', reason: 'no such salon' };
}

async function setCodes(
  { carts }: Pick<AgentShop, 'carts'>,
  cartId: string,
  discountCodes: readonly string[],
): Promise<CartOutcome> {
  const done = await setLimitedCodes(carts, cartId, { discountCodes });
  return done.ok ? succeed(done.value.checkout) : done;
}
