// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { NO_MODULES } from '../global-modules/global-modules-provider.tsx';
import { checkout } from '../measurement/measurement.test-kit.ts';
import { renderInShop } from '../render.test-kit.tsx';
import { useShopState } from '../shop-state/shop-state-provider.tsx';
import { freeMask, line, SETTINGS } from './promotions.test-kit.ts';
import { PromotionsRuntime } from './promotions-runtime.tsx';

const promotions = { ...NO_MODULES.promotions, settings: SETTINGS };
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
