import type { PassingFailure } from '@lokke/contract/call';
import type { Checkout } from '@lokke/contract/checkout';
import { checkout, line } from '../measurement/measurement.test-kit.ts';
import type { CartBatch } from './cart-batch.ts';
import type { CartApi, CartReply } from './cart-requests.ts';

/** A code that the platform does not even take. */
export const REFUSED_CODE = 'refused';

export interface Entry {
  readonly id: number;
  readonly quantity: number;
  readonly attributes: { key: string; value: string }[];
}

interface PlatformCart {
  entries: readonly Entry[];
  codes: readonly string[];
  salonNo: string | null;
  completedAt: string | null;
}

function addEntry(cart: PlatformCart, { id, quantity, attributes }: Entry): void {
  const isSame = (entry: Entry) =>
    entry.id === id && JSON.stringify(entry.attributes) === JSON.stringify(attributes);
  const before = cart.entries.find(isSame)?.quantity ?? 0;
  const entry = { id, quantity: before + quantity, attributes };
  cart.entries = [...cart.entries.filter((other) => !isSame(other)), entry];
}

const lineIdOf = (cartId: string, { id, attributes }: Entry) =>
  `gid://shopify/CartLine/${cartId.slice(19, 20)}-${id}-${attributes.length}`;

function answerWith(cartId: string, cart: PlatformCart): CartReply {
  const lines = cart.entries.map((entry) => ({
    ...line(entry.id, entry.quantity, 10, 10),
    id: lineIdOf(cartId, entry),
    attributes: entry.attributes,
  }));
  const data: Checkout = {
    ...checkout(...lines),
    id: cartId,
    createdAt: new Date().toISOString(),
    completedAt: cart.completedAt,
    salonNo: cart.salonNo,
    discountCodes: cart.codes.map((code) => ({ code, applicable: true })),
  };
  return { kind: 'checkout', checkout: data };
}

const readItems = (items: Parameters<CartApi['createCart']>[1]): readonly Entry[] =>
  items.map(({ variantId, quantity, attributes = [] }) => ({
    id: Number(variantId.split('/').at(-1)) / 10,
    quantity,
    attributes,
  }));

const REFUSED = { kind: 'refused', message: 'This product is not available' } as const;
const LINE_GONE = { kind: 'refused', message: 'This line is no longer in the cart' } as const;

/** Changes a cart; returns a refusal, or null when it is done. */
function applyBatch(
  cartId: string,
  cart: PlatformCart,
  batch: CartBatch,
  unsold: ReadonlySet<number>,
): CartReply | null {
  const idOf = (entry: Entry) => lineIdOf(cartId, entry);
  switch (batch.kind) {
    case 'add': {
      const entries = readItems(batch.lineItems);
      if (entries.some(({ id }) => unsold.has(id))) return REFUSED;
      for (const entry of entries) addEntry(cart, entry);
      return null;
    }
    case 'replace':
      cart.entries = cart.entries.map((entry) => {
        const found = batch.replacements.find(({ id }) => id === idOf(entry));
        return found === undefined ? entry : { ...entry, quantity: found.quantity };
      });
      return null;
    case 'remove': {
      const ids = cart.entries.map(idOf);
      if (!batch.lineItemIds.every((id) => ids.includes(id))) return LINE_GONE;
      cart.entries = cart.entries.filter((entry) => !batch.lineItemIds.includes(idOf(entry)));
      return null;
    }
    case 'codes':
      if (batch.discountCodes.includes(REFUSED_CODE)) return REFUSED;
      cart.codes = batch.discountCodes;
      return null;
  }
}

export const UNANSWERED: PassingFailure = { retryAfterInMs: null, mayHaveArrived: true };

/** Carts in memory, of products named by numbers; answers of each kind can be made to fail. */
export function createCarts() {
  const carts = new Map<string, PlatformCart>();
  const unreachable = new Set<string>();
  const unsold = new Set<number>();
  const calls: string[] = [];
  /** Failures of the next calls, in order; `lost` is an answer that never came. */
  const failures: (PassingFailure | 'lost')[] = [];
  let count = 0;

  const isDown = (name: string) => unreachable.has(name) || unreachable.has('all');
  const failed = { kind: 'failed', message: 'The shop could not be reached' } as const;
  const reach = (
    id: string,
    change: (cart: PlatformCart) => CartReply | null = () => null,
  ): CartReply => {
    const cart = carts.get(id);
    if (isDown(id)) return failed;
    return cart === undefined ? { kind: 'gone' } : (change(cart) ?? answerWith(id, cart));
  };
  const api: CartApi = {
    async createCart(_, items) {
      calls.push('create');
      if (isDown('create')) return failed;
      const cart: PlatformCart = { entries: [], codes: [], salonNo: null, completedAt: null };
      const id = `gid://shopify/Cart/${String.fromCharCode(97 + count)}?key=k`;
      const refusal = applyBatch(id, cart, { kind: 'add', lineItems: items }, unsold);
      if (refusal !== null) return refusal;
      count += 1;
      carts.set(id, cart);
      return reach(id);
    },
    async fetchCart(_, id) {
      calls.push(`fetch ${id.slice(19, 20)}`);
      return reach(id);
    },
    async sendBatch(_, id, batch) {
      calls.push(batch.kind);
      const failure = failures.shift();
      if (failure !== undefined && failure !== 'lost') return { ...failed, passing: failure };
      const reply = reach(id, (cart) => applyBatch(id, cart, batch, unsold));
      return failure === 'lost' ? { ...failed, passing: UNANSWERED } : reply;
    },
    async setSalon(_, id, salonNo) {
      calls.push(`salon ${salonNo ?? 'off'}`);
      if (failures.shift()) return { ...failed, passing: UNANSWERED };
      return reach(id, (cart) => {
        cart.salonNo = salonNo;
        return null;
      });
    },
  };
  return { api, carts, unreachable, unsold, calls, failures };
}
