import { consoleArea } from './console/index.ts';
import type { Area } from './protocol/index.ts';
import { pagesArea } from './protocol/pages/index.ts';
import { contentfulArea } from './services/contentful/index.ts';
import { firestoreArea } from './services/firestore/index.ts';
import { identityArea } from './services/identity/index.ts';
import { klaviyoArea } from './services/klaviyo/index.ts';
import { accountsArea } from './shopify/accounts/index.ts';
import { adminArea } from './shopify/admin/index.ts';
import { cartArea } from './shopify/cart/index.ts';
import { catalogueArea } from './shopify/catalogue/index.ts';
import { catalogueAdminArea } from './shopify/catalogue-admin/index.ts';
import { checkoutArea } from './shopify/checkout/index.ts';
import { contentArea } from './shopify/content/index.ts';
import { customersArea, multipassArea } from './shopify/customers/index.ts';
import { discountsArea } from './shopify/discounts/index.ts';
import { giftCardsArea } from './shopify/gift-cards/index.ts';
import { imagesArea } from './shopify/images/index.ts';
import { metaobjectAdminArea } from './shopify/metaobject-admin/index.ts';
import { ordersArea } from './shopify/orders/index.ts';
import { privacyArea } from './shopify/privacy/index.ts';
import { provisioningArea } from './shopify/provisioning/index.ts';
import { reviewsArea } from './shopify/reviews/index.ts';
import { searchArea } from './shopify/search/index.ts';
import { storeCreditArea } from './shopify/store-credit/index.ts';
import { webhooksArea } from './shopify/webhooks/index.ts';

/** All areas of the platform. */
export const AREAS: readonly Area[] = [
  catalogueArea,
  contentArea,
  contentfulArea,
  searchArea,
  cartArea,
  customersArea,
  multipassArea,
  accountsArea,
  firestoreArea,
  identityArea,
  imagesArea,
  pagesArea,
  ordersArea,
  klaviyoArea,
  checkoutArea,
  consoleArea,
  discountsArea,
  catalogueAdminArea,
  giftCardsArea,
  adminArea,
  provisioningArea,
  privacyArea,
  reviewsArea,
  storeCreditArea,
  metaobjectAdminArea,
  webhooksArea,
];
