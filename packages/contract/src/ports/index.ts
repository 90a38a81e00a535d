export type {
  AccountError,
  AccountOutcome,
  Accounts,
  AccountUpdate,
  AddressChange,
  Arrival,
  Destination,
  GivenAddress,
  MissingProof,
  OwnData,
  ReadOutcome,
  SalonChoice,
  ShopLogin,
  Subscriptions,
  Visitor,
} from './accounts.ts';
export {
  type BrandIdentity,
  NO_BRAND,
  type PageBrand,
  type ResponsiblePerson,
} from './brand.ts';
export {
  type Catalogue,
  type CollectionPage,
  foundOrNull,
  type ListedPage,
  type Loaded,
  listIn,
  type MenuItem,
  type Policy,
  type PredictiveSearch,
  type Recommendations,
  type SitemapEntry,
  type WantedVariant,
} from './catalogue.ts';
export type {
  AlternatePage,
  ContentSource,
  PromoTexts,
  SitePage,
  TriedExperiment,
} from './content.ts';
export type {
  Customer,
  CustomerAddress,
  Invoice,
  Order,
  OrderDetails,
  OrderLine,
  OrderPage,
  Shipment,
} from './customer.ts';
export type {
  EmailMarketing,
  MailFailure,
  MailResult,
} from './email-marketing.ts';
export type { ArticleSummary, ArticleText } from './journal.ts';
export { type GuaranteeNotice, NO_LAW, type PageLaw } from './law.ts';
export { type MeasurementSettings, NO_MEASUREMENT } from './measurement-settings.ts';
export type { MethodOf } from './method-of.ts';
export type {
  BannerModule,
  FactsModule,
  NewsletterModule,
  PageModule,
  ProductRowModule,
  QuestionsModule,
  RangeBandModule,
  RangeTile,
  RangeTilesModule,
  SiteImage,
  SiteLink,
  SiteMedia,
  SiteVideo,
} from './page-module.ts';
export type {
  PrescriptionAnswer,
  PrescriptionSource,
  SalonPrescription,
  SalonPrescriptions,
} from './prescriptions.ts';
export type { ChangedField, DraftChange, Preview } from './preview.ts';
export type {
  BankAccounts,
  InvitationAnswer,
  MaskedAccount,
  OfficeQuestion,
  OfficeVerdict,
  Professional,
  ProfessionalService,
  SalonPage,
  SalonPeople,
  SalonProof,
} from './professional-service.ts';
export { NO_PROMOTIONS, type Popup, type Promotions } from './promotions.ts';
export type { SalonRefusal, SalonStatement, SalonStatementAnswer } from './salon-statement.ts';
export type { SalonList, SalonSource } from './salons.ts';
export {
  SUBSCRIPTION_ACTIONS,
  type Subscription,
  type SubscriptionAction,
  type SubscriptionChange,
} from './subscriptions.ts';
export type { FoundRow, Trade, TradeOrder, TradeTerms } from './trade.ts';
export type { Admission, VisitorCart } from './visitor-cart.ts';
export type {
  Cancellation,
  ContactDesk,
  Newsletter,
  Restock,
  RestockRequest,
  ReviewDesk,
  StatementReceipt,
  Withdrawal,
} from './visitor-forms.ts';
