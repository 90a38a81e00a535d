import {
  addCartItem,
  addCartItems,
  type CartItem,
  clearCartItems,
  removeCartItem,
} from '@lokke/domain/cart';
import { currentSalonOf, type NamedSalon } from '@lokke/domain/salons';

export interface ShopState {
  readonly salons: readonly NamedSalon[];
  readonly cartContents: readonly CartItem[];
  readonly currentSalon: NamedSalon | null;
  readonly salonManuallyDeleted: boolean;
  readonly isFreeItemDisabled: boolean;
  readonly trackedItemsSelectList: readonly string[];
  readonly countryCode: string;
}

export type ShopAction =
  | { readonly type: 'addCartItem'; readonly item: CartItem }
  | { readonly type: 'addCartItems'; readonly items: readonly CartItem[] }
  | { readonly type: 'removeCartItem'; readonly variantId: string }
  | { readonly type: 'clearCart' }
  | { readonly type: 'disableFreeItem' }
  | {
      readonly type: 'setSalons';
      readonly salons: readonly NamedSalon[];
      readonly rememberedSalonNo: string | null;
    }
  | { readonly type: 'setSalonManuallyDeleted'; readonly salonManuallyDeleted: boolean }
  | { readonly type: 'trackItemSelect'; readonly selection: string }
  | { readonly type: 'setCountryCode'; readonly countryCode: string };

export const INITIAL_SHOP_STATE: ShopState = {
  salons: [],
  cartContents: [],
  currentSalon: null,
  salonManuallyDeleted: false,
  isFreeItemDisabled: false,
  trackedItemsSelectList: [],
  countryCode: '',
};

export function shopReducer(state: ShopState, action: ShopAction): ShopState {
  switch (action.type) {
    case 'addCartItem':
      return { ...state, cartContents: addCartItem(state.cartContents, action.item) };
    case 'addCartItems':
      return { ...state, cartContents: addCartItems(state.cartContents, action.items) };
    case 'removeCartItem':
      return { ...state, cartContents: removeCartItem(state.cartContents, action.variantId) };
    case 'clearCart':
      return { ...state, cartContents: clearCartItems() };
    // Spec §4: never enabled again.
    case 'disableFreeItem':
      return { ...state, isFreeItemDisabled: true };
    // Spec §4: the current salon is the list's entry with the stored number.
    case 'setSalons': {
      const { salons, rememberedSalonNo } = action;
      return { ...state, salons, currentSalon: currentSalonOf(salons, rememberedSalonNo) };
    }
    case 'setSalonManuallyDeleted':
      return { ...state, salonManuallyDeleted: action.salonManuallyDeleted };
    case 'trackItemSelect': {
      const { trackedItemsSelectList: tracked } = state;
      if (tracked.includes(action.selection)) return state;
      return { ...state, trackedItemsSelectList: [...tracked, action.selection] };
    }
    case 'setCountryCode':
      return { ...state, countryCode: action.countryCode };
  }
}
