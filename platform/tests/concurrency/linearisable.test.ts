import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { linearise, type Observed } from './linearise.ts';
import { openRealShop, type RealShop } from './real-shop.ts';
import {
  type Contents,
  newShop,
  type ShopOperation,
  type ShopResult,
  type ShopState,
  shopModel,
} from './shop-model.ts';

const isLong = process.env['LONG'] === '1';
const RUNS = isLong ? 150 : 6;
const CARTS = 3;
const NOTHING: Contents = { plenty: 0, last: 0 };
const STOCK: Contents = { plenty: 40, last: 1 };

const folder = mkdtempSync(join(tmpdir(), 'lokke-concurrency-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Believed {
  /** Every state that the answers so far allow. */
  states: readonly ShopState[];
}

type Request =
  | {
      readonly kind: 'add';
      readonly cart: 0 | 1 | 2;
      readonly variant: 'plenty' | 'last';
      readonly quantity: number;
    }
  | { readonly kind: 'read' | 'pay'; readonly cart: 0 | 1 | 2 }
  | { readonly kind: 'stock'; readonly variant: 'plenty' | 'last' };

const found = { batches: 0, operations: 0, orders: 0, maxStates: 1 };

/** Everything in it is sent at once. */
class Batch implements fc.AsyncCommand<Believed, RealShop> {
  private readonly inputs: readonly Request[];

  constructor(inputs: readonly Request[]) {
    this.inputs = inputs;
  }

  check(): boolean {
    return true;
  }

  async run(believed: Believed, shop: RealShop): Promise<void> {
    const seen = new Map<number, Contents>();
    // Buyers look at what they are about to pay before anything happens.
    for (const wish of this.inputs) {
      if (wish.kind !== 'pay' || seen.has(wish.cart)) continue;
      const operation = { kind: 'read', cart: wish.cart } as const;
      const response = await shop.perform(operation);
      await shop.lookAt(wish.cart);
      believed.states = linearise(shopModel, believed.states, [{ operation, response }]);
      seen.set(wish.cart, isContents(response) ? response : NOTHING);
    }
    const operations = this.inputs.map((wish): ShopOperation => {
      if (wish.kind === 'add' || wish.kind === 'stock') return wish;
      const { cart } = wish;
      if (wish.kind === 'read') return { kind: 'read', cart };
      return { kind: 'pay', cart, seen: seen.get(cart) ?? NOTHING };
    });
    const observed: readonly Observed<ShopOperation, ShopResult>[] = await Promise.all(
      operations.map(async (operation) => ({ operation, response: await shop.perform(operation) })),
    );
    const before = believed.states;
    believed.states = linearise(shopModel, before, observed);
    found.batches += 1;
    found.operations += observed.length;
    found.orders += observed.filter(({ response }) => response === 'ordered').length;
    found.maxStates = Math.max(found.maxStates, believed.states.length);
    if (believed.states.length === 0) {
      throw new Error(
        `No order explains ${JSON.stringify(observed)} from ${JSON.stringify(before)}`,
      );
    }
  }

  toString(): string {
    return JSON.stringify(this.inputs);
  }
}

function isContents(response: ShopResult): response is Contents {
  return typeof response === 'object' && response !== null;
}

const cart = fc.constantFrom(0 as const, 1 as const, 2 as const);
const variant = fc.constantFrom('plenty' as const, 'last' as const);
const wish: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      cart,
      variant,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), cart }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const), cart }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stock' as const), variant }) },
);
const batch = fc.array(wish, { minLength: 2, maxLength: 6 }).map((inputs) => new Batch(inputs));

test(
  'whatever is asked at once of carts, checkouts and stock, some order explains all answers',
  async () => {
    let file = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands([batch], { maxCommands: 8 }), async (commands) => {
        file += 1;
        const real = await openRealShop(join(folder, `${file}.sqlite`), STOCK, CARTS);
        try {
          await fc.asyncModelRun(
            () => ({ model: { states: [newShop(STOCK, CARTS)] }, real }),
            commands,
          );
        } finally {
          real.platform.close();
        }
      }),
      { numRuns: RUNS, endOnFailure: true, ...(isLong ? {} : { seed: 1 }) },
    );
    expect(found.orders).toBeGreaterThan(0);
    const figuresFile = process.env['LONG_FIGURES'];
    if (figuresFile !== undefined) writeFileSync(figuresFile, figures());
  },
  isLong ? 3_600_000 : 60_000,
);

function figures(): string {
  return JSON.stringify({
    columns: ['what', 'count'],
    rows: [
      ['shops with a random history each', String(RUNS)],
      ['batches of up to 6 calls at once', String(found.batches)],
      ['calls', String(found.operations)],
      ['of them paid for', String(found.orders)],
      ['states that answers left possible, at most', String(found.maxStates)],
    ],
  });
}
