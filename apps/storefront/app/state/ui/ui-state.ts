import { INTERNAL_ERRORS } from '@lokke/contract/errors';

/** Open panels and their contents (spec §3). */
export interface UiState {
  readonly displayMenu: boolean;
  readonly displayDrawer: boolean;
  readonly displayCookiebar: boolean;
  readonly displayCartPopup: boolean;
  readonly displaySalonSelector: boolean;
  readonly displayConfirmWishlistPopup: boolean;
  readonly confirmWishlistData: ConfirmWishlistData | null;
  readonly displayLocalePopup: boolean;
  readonly localePopupData: LocalePopupData | null;
  readonly displayMenuDrawer: boolean;
  readonly menuDrawerContent: string | null;
}

interface ConfirmWishlistData {
  readonly productId: string;
  readonly productTitle: string;
}

interface LocalePopupData {
  readonly suggestedLocale: string;
}

type Plain = 'Menu' | 'Drawer' | 'Cookiebar' | 'CartPopup' | 'SalonSelector';

export type UiAction =
  | { readonly type: `open${Plain}` | `close${Plain}` }
  | { readonly type: 'toggleMenu' | 'toggleDrawer' }
  | { readonly type: 'openConfirmWishlistPopup'; readonly data: ConfirmWishlistData }
  | { readonly type: 'openLocalePopup'; readonly data: LocalePopupData }
  | { readonly type: 'openMenuDrawer'; readonly content: string }
  | { readonly type: 'closeConfirmWishlistPopup' | 'closeLocalePopup' | 'closeMenuDrawer' };

export const CLOSED_UI: UiState = {
  displayMenu: false,
  displayDrawer: false,
  displayCookiebar: false,
  displayCartPopup: false,
  displaySalonSelector: false,
  displayConfirmWishlistPopup: false,
  confirmWishlistData: null,
  displayLocalePopup: false,
  localePopupData: null,
  displayMenuDrawer: false,
  menuDrawerContent: null,
};

export function uiReducer(state: UiState, action: UiAction): UiState {
  switch (action.type) {
    case 'openMenu':
      return { ...state, displayMenu: true };
    case 'closeMenu':
      return { ...state, displayMenu: false };
    case 'toggleMenu':
      return { ...state, displayMenu: !state.displayMenu };
    case 'openDrawer':
      return { ...state, displayDrawer: true };
    case 'closeDrawer':
      return { ...state, displayDrawer: false };
    case 'toggleDrawer':
      return { ...state, displayDrawer: !state.displayDrawer };
    case 'openCookiebar':
      return { ...state, displayCookiebar: true };
    case 'closeCookiebar':
      return { ...state, displayCookiebar: false };
    case 'openCartPopup':
      return { ...state, displayCartPopup: true };
    case 'closeCartPopup':
      return { ...state, displayCartPopup: false };
    case 'openSalonSelector':
      return { ...state, displaySalonSelector: true };
    case 'closeSalonSelector':
      return { ...state, displaySalonSelector: false };
    case 'openConfirmWishlistPopup':
      return { ...state, displayConfirmWishlistPopup: true, confirmWishlistData: action.data };
    case 'closeConfirmWishlistPopup':
      return { ...state, displayConfirmWishlistPopup: false, confirmWishlistData: null };
    case 'openLocalePopup':
      return { ...state, displayLocalePopup: true, localePopupData: action.data };
    case 'closeLocalePopup':
      return { ...state, displayLocalePopup: false, localePopupData: null };
    case 'openMenuDrawer':
      return { ...state, displayMenuDrawer: true, menuDrawerContent: action.content };
    case 'closeMenuDrawer':
      return { ...state, displayMenuDrawer: false, menuDrawerContent: null };
    default:
      return unknownAction(state, action);
  }
}

// Spec §8: an unknown UI action is logged and changes nothing.
function unknownAction(state: UiState, _action: never): UiState {
  console.error(INTERNAL_ERRORS.unknownUiAction);
  return state;
}
