import { describe, expect, it } from 'vitest';
import { INITIAL_SHOP_STATE, shopReducer } from './shop-state.ts';

const lok = { salonNo: '10001', salonName: 'De Gouden Lok' };
const kam = { salonNo: '10003', salonName: 'Kam & Kroon' };

describe('the current salon', () => {
  it.each([
    [[lok, kam], '10003', kam],
    [[lok], '10003', null],
    [[lok], null, null],
    [[], '10001', null],
  ])('in %j with %s remembered', (salons, rememberedSalonNo, currentSalon) => {
    const state = shopReducer(INITIAL_SHOP_STATE, { type: 'setSalons', salons, rememberedSalonNo });
    expect(state).toEqual({ ...INITIAL_SHOP_STATE, salons, currentSalon });
  });

  it('that was turned down is remembered apart', () => {
    const action = { type: 'setSalonManuallyDeleted', salonManuallyDeleted: true } as const;
    expect(shopReducer(INITIAL_SHOP_STATE, action).salonManuallyDeleted).toBe(true);
  });
});

it('remembers an item that was opened from a list, once', () => {
  const track = (selection: string) => ({ type: 'trackItemSelect', selection }) as const;
  const once = shopReducer(INITIAL_SHOP_STATE, track('shop|1'));
  expect(once.trackedItemsSelectList).toEqual(['shop|1']);
  expect(shopReducer(once, track('shop|1'))).toBe(once);
  expect(shopReducer(once, track('home|1')).trackedItemsSelectList).toEqual(['shop|1', 'home|1']);
});
