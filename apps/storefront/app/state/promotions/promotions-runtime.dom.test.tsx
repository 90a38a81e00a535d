import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { SWEEP_DELAY_IN_MS } from '@lokke/domain/discounts';
import { GIFT_MARK } from '@lokke/domain/promotions';
import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkout } from '../measurement/measurement.test-kit.ts';
import { renderInShop } from '../render.test-kit.tsx';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { freeMask, line, SETTINGS } from './promotions.test-kit.ts';
import { PromotionsRuntime } from './promotions-runtime.tsx';

const promotions = { ...NO_PROMOTIONS, settings: SETTINGS };
const EARNED = line('shampoo', 2);

/** Renders a page with the engine; tells afterwards whether the free item is given up. */
async function openPage(cart: ReturnType<typeof checkout>): Promise<boolean> {
  let isDisabled = false;
  function Probe() {
    isDisabled = useShopState().state.isFreeItemDisabled;
    return null;
  }
  const page = (
    <>
      <PromotionsRuntime />
      <Probe />
    </>
  );
  await renderInShop(page, { checkout: cart, modules: { promotions } });
  return isDisabled;
}

test('a free item that is charged is given up for the session, reloads included', async () => {
  expect(await openPage(checkout(EARNED))).toBe(false);
  expect(await openPage(checkout(freeMask(10), EARNED))).toBe(true);
  expect(await openPage(checkout(EARNED))).toBe(true);
});

test.each([
  ['takes out a gift that nothing gives any more', {}, 1],
  ['takes nothing out while the promotions cannot be read', { isUnknown: true } as const, 0],
])('the sweep %s', async (_, known, changes) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const gift = line('pouch', 1, { paid: 0, mark: GIFT_MARK });
  const { store } = await renderInShop(<PromotionsRuntime />, {
    checkout: checkout(EARNED, gift),
    modules: { promotions: { ...NO_PROMOTIONS, ...known } },
  });
  await act(() => vi.advanceTimersByTimeAsync(SWEEP_DELAY_IN_MS));
  expect(store.getSnapshot().queue).toHaveLength(changes);
});
