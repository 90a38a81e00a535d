// Parts that come with the first product in the bag: one file, where a press on "add to bag" a
export { PopupCards } from '../features/promotions/popup-cards.tsx';
export { CartRuntime } from '../state/cart/cart-runtime.tsx';
export { PromotionsRuntime } from '../state/promotions/promotions-runtime.tsx';
export { CartPopupContent } from './cart-popup-content.tsx';
