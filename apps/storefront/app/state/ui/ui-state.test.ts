import { expect, test, vi } from 'vitest';
import { CLOSED_UI, type UiAction, uiReducer } from './ui-state.ts';

test.each([
  ['Menu', 'displayMenu'],
  ['Drawer', 'displayDrawer'],
  ['Cookiebar', 'displayCookiebar'],
  ['CartPopup', 'displayCartPopup'],
  ['SalonSelector', 'displaySalonSelector'],
] as const)('%s opens and closes', (name, field) => {
  const open = uiReducer(CLOSED_UI, { type: `open${name}` });
  expect(open).toEqual({ ...CLOSED_UI, [field]: true });
  expect(uiReducer(open, { type: `close${name}` })).toEqual(CLOSED_UI);
});

test.each([
  ['toggleMenu', 'displayMenu'],
  ['toggleDrawer', 'displayDrawer'],
] as const)('%s opens, and closes again', (type, field) => {
  const open = uiReducer(CLOSED_UI, { type });
  expect(open[field]).toBe(true);
  expect(uiReducer(open, { type })).toEqual(CLOSED_UI);
});

const RAIN = { productId: '1', productTitle: 'Rain' };

test.each<[UiAction, UiAction, Partial<typeof CLOSED_UI>]>([
  [
    { type: 'openConfirmWishlistPopup', data: RAIN },
    { type: 'closeConfirmWishlistPopup' },
    { displayConfirmWishlistPopup: true, confirmWishlistData: RAIN },
  ],
  [
    { type: 'openLocalePopup', data: { suggestedLocale: 'de' } },
    { type: 'closeLocalePopup' },
    { displayLocalePopup: true, localePopupData: { suggestedLocale: 'de' } },
  ],
  [
    { type: 'openMenuDrawer', content: 'ranges' },
    { type: 'closeMenuDrawer' },
    { displayMenuDrawer: true, menuDrawerContent: 'ranges' },
  ],
])('a panel with content opens with it and forgets it when it closes', (open, close, shown) => {
  const state = uiReducer(CLOSED_UI, open);
  expect(state).toEqual({ ...CLOSED_UI, ...shown });
  expect(uiReducer(state, close)).toEqual(CLOSED_UI);
});

test('an unknown action is logged and changes nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const unknown: UiAction = JSON.parse('{"type":"danceMenu"}');
  expect(uiReducer(CLOSED_UI, unknown)).toBe(CLOSED_UI);
  expect(log).toHaveBeenCalledExactlyOnceWith('no action');
});
