export {
  addToWishlist,
  cleanWishlist,
  mergeWishlists,
  removeFromWishlist,
  type Wishlist,
} from './wishlist.ts';
