import type { Model } from './linearise.ts';

export type VariantName = 'plenty' | 'last';
type CartName = 0 | 1 | 2;

export type ShopOperation =
  | {
      readonly kind: 'add';
      readonly cart: CartName;
      readonly variant: VariantName;
      readonly quantity: number;
    }
  | { readonly kind: 'read'; readonly cart: CartName }
  /** Pays what the buyer last saw in the cart. */
  | { readonly kind: 'pay'; readonly cart: CartName; readonly seen: Contents }
  | { readonly kind: 'stock'; readonly variant: VariantName };

export type Contents = Readonly<Record<VariantName, number>>;

export interface ShopState {
  readonly stock: Contents;
  readonly carts: readonly CartState[];
}

interface CartState {
  readonly contents: Contents;
  readonly isOrdered: boolean;
}

/** Null: the cart is gone, or nothing was bought. */
export type ShopResult = number | Contents | 'ordered' | null;

const NOTHING: Contents = { plenty: 0, last: 0 };

export function newShop(stock: Contents, carts: number): ShopState {
  return {
    stock,
    carts: Array.from({ length: carts }, () => ({ contents: NOTHING, isOrdered: false })),
  };
}

const textOf = (value: unknown): string => JSON.stringify(value);

/** The shop as one till with one queue: what may be asked of it at once, done in turn. */
export const shopModel: Model<ShopState, ShopOperation, ShopResult> = {
  textOf,
  isSame: (expected, given) => textOf(expected) === textOf(given),
  apply: (state, operation) => {
    if (operation.kind === 'stock') return { state, response: state.stock[operation.variant] };
    const cart = state.carts[operation.cart];
    if (cart === undefined) return { state, response: null };
    switch (operation.kind) {
      case 'read':
        return { state, response: cart.isOrdered ? null : cart.contents };
      case 'add': {
        if (cart.isOrdered) return { state, response: null };
        const { variant, quantity } = operation;
        const held = Math.min(cart.contents[variant] + quantity, state.stock[variant]);
        const contents = { ...cart.contents, [variant]: held };
        return {
          state: withCart(state, operation.cart, { ...cart, contents }),
          response: contents,
        };
      }
      case 'pay':
        return pay(state, operation.cart, cart, operation.seen);
    }
  },
};

function pay(state: ShopState, at: CartName, cart: CartState, seen: Contents) {
  if (cart.isOrdered) return { state, response: 'ordered' } as const;
  const { plenty, last } = cart.contents;
  const isShort = plenty > state.stock.plenty || last > state.stock.last;
  const isAsSeen = textOf(cart.contents) === textOf(seen);
  if (plenty + last === 0 || isShort || !isAsSeen) return { state, response: null };
  const stock = { plenty: state.stock.plenty - plenty, last: state.stock.last - last };
  return {
    state: withCart({ ...state, stock }, at, { ...cart, isOrdered: true }),
    response: 'ordered',
  } as const;
}

function withCart(state: ShopState, at: CartName, cart: CartState): ShopState {
  return { ...state, carts: state.carts.map((other, index) => (index === at ? cart : other)) };
}
