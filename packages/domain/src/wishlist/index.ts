export {
  addToWishlist,
  cleanWishlist,
  mergeWishlists,
  removeFromWishlist,
  syncWishlists,
  type Wishlist,
} from './wishlist.ts';
