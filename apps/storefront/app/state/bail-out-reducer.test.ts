import { expect, test } from 'vitest';
import { bailOutReducer } from './bail-out-reducer.ts';
import { INITIAL_SHOP_STATE, type ShopAction, shopReducer } from './shop-state/shop-state.ts';

const reduceShop = bailOutReducer(shopReducer);

test.each<ShopAction>([
  { type: 'clearCart' },
  { type: 'addCartItems', items: [] },
  { type: 'setSalons', salons: [], rememberedSalonNo: null },
  { type: 'setSalonManuallyDeleted', salonManuallyDeleted: false },
])('$type leaves the state of a first visit as it was', (action) => {
  expect(reduceShop(INITIAL_SHOP_STATE, action)).toBe(INITIAL_SHOP_STATE);
});

test('what changes something changes it', () => {
  const filled = reduceShop(INITIAL_SHOP_STATE, {
    type: 'addCartItems',
    items: [{ variantId: 'shampoo' }],
  });
  expect(filled.cartContents).toEqual([{ variantId: 'shampoo' }]);
  expect(reduceShop(filled, { type: 'clearCart' }).cartContents).toEqual([]);
});
