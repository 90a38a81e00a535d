export type {
  AccountError,
  AccountOutcome,
  AccountService,
  AccountUpdate,
  CustomerAddressInput,
  Destination,
  OwnData,
  Visitor,
} from './account-service.ts';
export { type BrandIdentity, NO_BRAND, type PageBrand } from './brand.ts';
export type {
  Catalogue,
  CollectionPage,
  Loaded,
  MenuItem,
  Policy,
  PredictiveSearch,
  Recommendations,
  SitemapEntry,
} from './catalogue.ts';
export type { AlternatePage, ContentSource, PromoTexts, SitePage } from './content.ts';
export type {
  Customer,
  CustomerAddress,
  Order,
  OrderLine,
  OrderPage,
  Shipment,
} from './customer.ts';
export { type MeasurementSettings, NO_MEASUREMENT } from './measurement-settings.ts';
export type {
  BannerModule,
  FactsModule,
  NewsletterModule,
  PageModule,
  ProductRowModule,
  RangeBandModule,
  RangeTile,
  RangeTilesModule,
  SiteImage,
  SiteLink,
  SiteMedia,
  SiteVideo,
} from './page-module.ts';
export type { Professional, ProfessionalService } from './professional-service.ts';
export { NO_PROMOTIONS, type Popup, type Promotions } from './promotions.ts';
export type { SalonStatement, SalonStatementAnswer } from './salon-statement.ts';
export type { SalonList, SalonSource } from './salons.ts';
export type { VisitorCart } from './visitor-cart.ts';
export type { Newsletter, Withdrawal } from './visitor-forms.ts';
