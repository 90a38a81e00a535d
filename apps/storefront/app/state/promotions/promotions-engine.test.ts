import { FREE_ITEM_MARK } from '@lokke/domain/promotions';
import { describe, expect, it } from 'vitest';
import { checkout } from '../measurement/measurement.test-kit.ts';
import { engineOnBench, freeMask, line } from './promotions.test-kit.ts';

const COMB = {
  discountId: 'gid://shopify/DiscountAutomaticNode/1',
  title: 'Two and a comb',
  isActive: true,
  usesPerOrderLimit: null,
  buyItems: { kind: 'all' },
  buyValue: { kind: 'quantity', quantity: 2 },
  freeProducts: [
    { id: 'comb', variantId: 'comb-variant', title: 'Comb', handle: 'comb', featuredImage: null },
  ],
} as const;

const freeComb = line('comb', 1, { paid: 0, mark: FREE_ITEM_MARK });

describe('the free item', () => {
  it('is asked for once when it is earned, and said to have come when it has', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(line('shampoo', 1)));
    expect(bench.queued()).toEqual([]);
    bench.store.receive(checkout(line('shampoo', 2)));
    expect(bench.queued()).toMatchObject([
      { kind: 'add', additions: [{ lineItem: { quantity: 1 } }] },
    ]);
    bench.evaluate();
    expect(bench.queued()).toHaveLength(1);
    expect(bench.announced).toEqual([]);
    await bench.answer(checkout(freeMask(), line('shampoo', 2)));
    expect(bench.queued()).toEqual([]);
    expect(bench.announced).toEqual([{ kind: 'added', titles: ['mask'] }]);
  });

  it('leaves with what earned it', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(freeMask(), line('shampoo', 1)));
    expect(bench.queued()).toEqual([{ kind: 'remove', lineIds: [freeMask().id] }]);
    await bench.answer(checkout(line('shampoo', 1)));
    expect(bench.announced).toEqual([{ kind: 'removed', titles: ['mask'] }]);
  });

  it('only leaves when it is charged because it is not earned', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(freeMask(10), line('shampoo', 1)));
    await bench.answer(checkout(line('shampoo', 1)));
    expect(bench.announced).toEqual([{ kind: 'removed', titles: ['mask'] }]);
    expect(bench.flags.isFreeItemDisabled).toBe(false);
  });

  it('is not asked for again and again from a platform that does not give it', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(line('shampoo', 2)));
    await bench.answer(checkout(line('shampoo', 2)));
    await bench.answer(checkout(line('shampoo', 2)));
    expect(bench.queued()).toEqual([]);
    expect(bench.announced).toEqual([]);
    bench.store.receive(checkout(line('shampoo', 3)));
    expect(bench.queued()).toHaveLength(1);
  });

  it('waits while another change is on its way', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(line('shampoo', 1)));
    void bench.store.enqueue({ kind: 'replace', lines: [{ id: 'line of shampoo', quantity: 2 }] });
    void bench.store.enqueue({ kind: 'replace', lines: [{ id: 'line of shampoo', quantity: 1 }] });
    bench.evaluate();
    expect(bench.queued()).toHaveLength(2);
    await bench.answer(checkout(line('shampoo', 1)));
    expect(bench.queued()).toEqual([]);
  });

  it('stays away when it was taken out by hand, until it is asked back', async () => {
    const bench = engineOnBench();
    bench.flags.wasRemovedByHand = true;
    bench.store.receive(checkout(line('shampoo', 2)));
    expect(bench.queued()).toEqual([]);
    bench.flags.wasRemovedByHand = false;
    bench.evaluate();
    expect(bench.queued()).toHaveLength(1);
  });

  it('is given up for good when the platform charges for it', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(freeMask(10), line('shampoo', 2)));
    expect(bench.queued()).toEqual([{ kind: 'remove', lineIds: [freeMask().id] }]);
    expect(bench.flags.isFreeItemDisabled).toBe(true);
    await bench.answer(checkout(line('shampoo', 2)));
    bench.evaluate();
    expect(bench.queued()).toEqual([]);
    expect(bench.announced).toEqual([{ kind: 'ended', titles: ['mask'] }]);
  });

  it('is decided anew when another tab changed the cart first', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(line('shampoo', 2)));
    await bench.findStale(checkout(freeMask(), line('shampoo', 2)));
    expect(bench.queued()).toEqual([]);
    bench.store.receive(checkout(line('shampoo', 1)));
    bench.store.receive(checkout(line('shampoo', 2)));
    await bench.findStale(checkout(line('shampoo', 2)));
    expect(bench.queued()).toHaveLength(1);
  });
});

describe('a free item that a discount gives, too', () => {
  const freeProducts = [{ ...COMB.freeProducts[0], id: 'mask', variantId: 'mask-variant' }];
  const MASK = { ...COMB, freeProducts };
  const bag = checkout(freeMask(), line('shampoo', 1));

  it('stays while the discount gives it, or the discounts are not known', () => {
    const bench = engineOnBench();
    bench.availableDiscounts = null;
    bench.store.receive(bag);
    expect(bench.queued()).toEqual([]);
    const buyValue = { kind: 'quantity', quantity: 1 } as const;
    bench.availableDiscounts = { discounts: [{ ...MASK, buyValue }], gifts: [] };
    bench.evaluate();
    bench.wait();
    expect(bench.queued()).toEqual([]);
  });

  it('leaves when neither gives it', () => {
    const bench = engineOnBench();
    bench.availableDiscounts = { discounts: [MASK], gifts: [] };
    bench.store.receive(bag);
    expect(bench.queued()).toMatchObject([{ kind: 'remove' }]);
  });
});

describe('the sweep', () => {
  it('takes out what no discount gives any more, a second after the change', async () => {
    const bench = engineOnBench();
    bench.availableDiscounts = { discounts: [COMB], gifts: [] };
    bench.store.receive(checkout(freeComb, line('shampoo', 1)));
    expect(bench.queued()).toEqual([]);
    bench.wait();
    expect(bench.queued()).toEqual([
      { kind: 'replace', lines: [{ id: freeComb.id, variantId: 'comb-variant', quantity: 0 }] },
    ]);
    await bench.answer(checkout(line('shampoo', 1)));
    expect(bench.announced).toEqual([{ kind: 'swept', titles: ['comb'] }]);
    bench.wait();
    expect(bench.queued()).toEqual([]);
  });

  it('leaves what is earned', () => {
    const bench = engineOnBench();
    bench.flags.wasRemovedByHand = true;
    bench.availableDiscounts = { discounts: [COMB], gifts: [] };
    bench.store.receive(checkout(freeComb, line('shampoo', 2)));
    bench.wait();
    expect(bench.queued()).toEqual([]);
  });

  it('takes nothing while the discounts are not known', () => {
    const bench = engineOnBench();
    bench.availableDiscounts = null;
    bench.store.receive(checkout(freeComb, line('shampoo', 1)));
    bench.wait();
    expect(bench.queued()).toEqual([]);
  });

  it('is put off by the next change', () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(freeComb, line('shampoo', 1)));
    void bench.store.enqueue({ kind: 'remove', lineIds: [freeComb.id] });
    bench.wait();
    expect(bench.queued()).toHaveLength(1);
  });

  it('is not repeated when the platform does not carry it out', async () => {
    const bench = engineOnBench();
    bench.store.receive(checkout(freeComb, line('shampoo', 1)));
    bench.wait();
    await bench.answer(checkout(freeComb, line('shampoo', 1)));
    bench.wait();
    expect(bench.queued()).toEqual([]);
  });
});
