import { DEFAULT_LOCALE, type Market, marketOf } from '@lokke/domain/markets';
import { cleanWishlist } from '@lokke/domain/wishlist';
import { type Codec, dateCodec, flagCodec, textCodec, textListCodec } from './codec.ts';

export interface StoredValue<T> {
  readonly area: 'local' | 'session';
  readonly key: string;
  readonly codec: Codec<T>;
}

const local = <T>(key: string, codec: Codec<T>): StoredValue<T> => ({ area: 'local', key, codec });
const session = <T>(key: string, codec: Codec<T>): StoredValue<T> => ({
  area: 'session',
  key,
  codec,
});

const salonAgreement = lastSyncedCodec((value) =>
  value === null || typeof value === 'string' ? value : undefined,
);
const wishlistAgreement = lastSyncedCodec((value) =>
  Array.isArray(value) ? cleanWishlist(value) : undefined,
);

/** Per market (spec §3); Belgium's two languages share one cart. */
export const marketValues = {
  checkoutId: ({ checkoutIdKey }: Market) => local(checkoutIdKey, textCodec),
  checkoutChangedAt: ({ checkoutIdKey }: Market) => local(`${checkoutIdKey}ChangedAt`, textCodec),
  lastSeenCart: ({ checkoutIdKey }: Market) => local(`${checkoutIdKey}Memory`, textCodec),
  unreachableCarts: ({ checkoutIdKey }: Market) => local(`${checkoutIdKey}Unreachable`, textCodec),
  cartOutbox: ({ checkoutIdKey }: Market) => session(`${checkoutIdKey}Unanswered`, textCodec),
  cartWish: ({ checkoutIdKey }: Market) => session(`${checkoutIdKey}Wish`, textCodec),
  wishlist: ({ locale }: Market) => local(`wishlist-${locale}`, textListCodec),
  chosenSalonNo: ({ shop }: Market) => local(`salonNo-${shop}`, textCodec),
  customerSalonNo: ({ shop }: Market) => local(`customerSalonNo-${shop}`, textCodec),
  customerSalonName: ({ shop }: Market) => local(`customerSalonName-${shop}`, textCodec),
  /** Salon at whose prices the customer buys, who may have joined it by invitation. */
  tradeSalonNo: ({ shop }: Market) => local(`tradeSalonNo-${shop}`, textCodec),
  chosenSalonName: ({ shop }: Market) => local(`salonName-${shop}`, textCodec),
  /** Code of a prescription that was just added, until the cart is marked with it. */
  prescriptionToMark: ({ shop }: Market) => session(`prescriptionToMark-${shop}`, textCodec),
  salonManuallyDeleted: ({ shop }: Market) => local(`salonManuallyDeleted-${shop}`, flagCodec),
  lastSyncedSalonNo: ({ shop }: Market) => local(`agreedSalonNo-${shop}`, salonAgreement),
  lastSyncedWishlist: ({ locale }: Market) => local(`agreedWishlist-${locale}`, wishlistAgreement),
  recentlyViewed: ({ shop }: Market) => local(`recentlyViewed-${shop}`, textListCodec),
  /** A handle, a blank and the reason, in the market's language. */
  advisedProducts: ({ locale }: Market) => session(`advisedProducts-${locale}`, textListCodec),
  checkoutUrl: ({ shop }: Market) => session(`checkoutUrl-${shop}`, textCodec),
  /** A logout at one shop leaves the logins of the others. */
  loggedInCustomer: (market: Pick<Market, 'shop'>) =>
    local(ofShop('loggedInCustomer', market), textCodec),
  loggedSalonNo: (market: Market) => local(ofShop('loggedSalonNo', market), textCodec),
} as const;

/** Names a value of one shop; the default shop's keeps the name of spec §3. */
function ofShop(key: string, { shop }: Pick<Market, 'shop'>): string {
  return shop === marketOf(DEFAULT_LOCALE).shop ? key : `${key}-${shop}`;
}

/** The same in every market (spec §3). */
export const sharedValues = {
  cookiesAccepted: local('cookiesAccepted', flagCodec),
  cookiesAcceptedAt: local('cookiesAcceptedAt', dateCodec),
  cookiesRefusedAt: local('cookiesRefusedAt', dateCodec),
  consentId: local('consentId', textCodec),
  userLocalePreference: local('userLocalePreference', textCodec),
  localUser: local('localUser', textCodec),
  dismissedLocale: session('settledLocale', textCodec),
  isFreeTravelSizePopupClosed: session('freeTravelSizePopupClosed', flagCodec),
  isNoKickbackFeePopupClosed: session('noKickbackFeePopupClosed', flagCodec),
  bundleBuilderProducts: session('bundleBuilderProducts', textListCodec),
  comparedProducts: session('comparedProducts', textListCodec),
  isWishlistConfirmed: session('wishlistConfirmed', flagCodec),
  isFreeItemDisabled: session('freeItemDisabled', flagCodec),
  isAutoAddedFreeItemRemoved: session('autoAddedFreeItemRemoved', flagCodec),
} as const;

/** Last synced state: the side that differs from it has changed. */
interface LastSynced<Value> {
  readonly email: string;
  readonly value: Value;
}

function lastSyncedCodec<Value>(
  parseValue: (value: unknown) => Value | undefined,
): Codec<LastSynced<Value>> {
  return {
    parse: (text) => {
      const { email, value }: { email?: unknown; value?: unknown } = JSON.parse(text);
      const parsed = parseValue(value);
      return typeof email === 'string' && parsed !== undefined ? { email, value: parsed } : null;
    },
    format: (agreement) => JSON.stringify(agreement),
  };
}
