import { accountsArea } from './accounts/index.ts';
import { adminArea } from './admin/index.ts';
import { cartArea } from './cart/index.ts';
import { catalogueArea } from './catalogue/index.ts';
import { checkoutArea } from './checkout/index.ts';
import { consoleArea } from './console/index.ts';
import { contactArea } from './contact/index.ts';
import { contentArea } from './content/index.ts';
import { contentfulArea } from './contentful/index.ts';
import type { Area } from './core/index.ts';
import { customersArea, multipassArea } from './customers/index.ts';
import { discountsArea } from './discounts/index.ts';
import { eventsArea } from './events/index.ts';
import { firestoreArea } from './firestore/index.ts';
import { giftCardsArea } from './gift-cards/index.ts';
import { identityArea } from './identity/index.ts';
import { imagesArea } from './images/index.ts';
import { metaobjectAdminArea } from './metaobject-admin/index.ts';
import { newsletterArea } from './newsletter/index.ts';
import { ordersArea } from './orders/index.ts';
import { pagesArea } from './pages/index.ts';
import { privacyArea } from './privacy/index.ts';
import { provisioningArea } from './provisioning/index.ts';
import { restockArea } from './restock/index.ts';
import { reviewsArea } from './reviews/index.ts';
import { searchArea } from './search/index.ts';
import { storeCreditArea } from './store-credit/index.ts';
import { webhooksArea } from './webhooks/index.ts';
import { withdrawalsArea } from './withdrawals/index.ts';

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
  newsletterArea,
  checkoutArea,
  consoleArea,
  discountsArea,
  giftCardsArea,
  adminArea,
  provisioningArea,
  privacyArea,
  restockArea,
  reviewsArea,
  storeCreditArea,
  metaobjectAdminArea,
  webhooksArea,
  eventsArea,
  contactArea,
  withdrawalsArea,
];
