/** Changes sent and acknowledged: the former may be stored, the latter have to be. */
export interface Ledger {
  readonly carts: CartEntry[];
  readonly purchases: PurchaseEntry[];
  readonly customers: CustomerEntry[];
  readonly commands: CommandsLedger;
}

/** Commands that ran beside the traffic. */
export interface CommandsLedger {
  /** Imports count up: the shop has to hold a number between these two, the same in every product. */
  readonly imports: { sent: number; acknowledged: number; killed: number };
  readonly backups: { done: number; killed: number };
  readonly failures: string[];
}

export interface CartEntry {
  readonly id: string;
  sent: number;
  acknowledged: number;
}

export interface PurchaseEntry {
  readonly cartToken: string;
  /** URL of the thank-you page; null until the order is acknowledged. */
  thanksUrl: string | null;
}

export interface CustomerEntry {
  readonly email: string;
  readonly addresses: { readonly street: string; isAcknowledged: boolean }[];
  /** Every list sent, in order; the last acknowledged one or a later one has to be stored. */
  readonly wishlists: { readonly productIds: readonly string[]; isAcknowledged: boolean }[];
}

export function openLedger(): Ledger {
  return {
    carts: [],
    purchases: [],
    customers: [],
    commands: {
      imports: { sent: 0, acknowledged: 0, killed: 0 },
      backups: { done: 0, killed: 0 },
      failures: [],
    },
  };
}

export function acknowledgedIn({ carts, purchases, customers }: Ledger) {
  const count = (list: readonly { readonly isAcknowledged: boolean }[]) =>
    list.filter(({ isAcknowledged }) => isAcknowledged).length;
  return {
    cartChanges: carts.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    orders: purchases.filter(({ thanksUrl }) => thanksUrl !== null).length,
    addresses: customers.reduce((sum, { addresses }) => sum + count(addresses), 0),
    wishlists: customers.reduce((sum, { wishlists }) => sum + count(wishlists), 0),
  };
}

export function acknowledgedInAll(ledger: Ledger): number {
  const { cartChanges, orders, addresses, wishlists } = acknowledgedIn(ledger);
  return cartChanges + orders + addresses + wishlists;
}
