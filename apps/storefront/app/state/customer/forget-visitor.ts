import { LOCALES, type Market, marketOf } from '@lokke/domain/markets';
import { forgetTypedFields } from '../../shared/rollout/typed-fields.ts';
import { forgetLinkedDiscount } from '../promotions/linked-discount.ts';
import { removeStored } from '../storage/browser-storage.ts';
import { marketValues, sharedValues } from '../storage/stored-values.ts';

/**
 * Takes out of this browser what tells of the customer who has left a shop, so that nobody else sees it, nor takes it
 * into an account of their own. The account has its salon and wishlist; the bag stays, without its buyer.
 */
export function forgetVisitor({ shop }: Pick<Market, 'shop'>): void {
  const markets = LOCALES.map(marketOf).filter((market) => market.shop === shop);
  const places = [
    // Removes first the last agreed values: an emptied list is no wish to empty the list of the account.
    ...markets.flatMap((market) => [
      marketValues.loggedInCustomer(market),
      marketValues.lastSyncedSalonNo(market),
      marketValues.lastSyncedWishlist(market),
      marketValues.wishlist(market),
      marketValues.chosenSalonName(market),
      marketValues.chosenSalonNo(market),
      marketValues.customerSalonName(market),
      marketValues.customerSalonNo(market),
      marketValues.tradeSalonNo(market),
      marketValues.loggedSalonNo(market),
      marketValues.recentlyViewed(market),
      marketValues.advisedProducts(market),
      marketValues.prescriptionToMark(market),
      marketValues.checkoutUrl(market),
    ]),
    sharedValues.localUser,
    sharedValues.bundleBuilderProducts,
    sharedValues.comparedProducts,
  ];
  for (const place of places) removeStored(place);
  forgetTypedFields();
  forgetLinkedDiscount(shop);
  // Tells this tab; the browser tells the others.
  for (const key of new Set(places.map((place) => place.key))) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}
