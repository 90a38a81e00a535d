// What comes with the first product in the bag: one file, where a press on "add to bag" asked for thirty.
export { PopupCards } from '../features/promotions/popup-cards.tsx';
export { CartRuntime } from '../state/cart/cart-runtime.tsx';
export { PromotionsRuntime } from '../state/promotions/promotions-runtime.tsx';
export { CartPopupContent } from './cart-popup-content.tsx';
