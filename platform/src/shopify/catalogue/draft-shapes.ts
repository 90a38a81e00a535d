import {
  bool,
  byKind,
  choice,
  DecodeError,
  type Decoder,
  list,
  nullable,
  number,
  object,
  record,
  text,
} from '../../protocol/json/index.ts';

type Loose<Draft, Keys extends keyof Draft> = Omit<Draft, Keys> & Partial<Pick<Draft, Keys>>;

const seo = object({ title: nullable(text), description: nullable(text) });
export type SeoDraft = ReturnType<typeof seo>;

export interface ImageDraft {
  /** Absolute, or a path below the shop's address: `/cdn/files/rain-mask.webp`. */
  readonly src: string;
  readonly altText: string | null;
  readonly widthInPixels: number | null;
  readonly heightInPixels: number | null;
  /** Known of the platform's own files. */
  readonly thumbhash?: string | null;
}

const image: Decoder<ImageDraft> = object({
  src: text,
  altText: nullable(text),
  widthInPixels: nullable(number),
  heightInPixels: nullable(number),
});

const metafield = object({
  namespace: text,
  key: text,
  /** Shopify's type name: `single_line_text_field`, `list.product_reference`, … */
  type: text,
  /**
   * Text as Shopify stores it: lists are JSON arrays. Product references may name handles; they are
   * turned into ids when the catalogue is saved.
   */
  value: text,
});
export type MetafieldDraft = ReturnType<typeof metafield>;

/** Files from before may say nothing of them. */
const metafields: Decoder<readonly MetafieldDraft[]> = (value, path) =>
  value === undefined ? [] : list(metafield)(value, path);

const rule = object({
  column: choice('TAG', 'TYPE', 'VENDOR', 'TITLE', 'VARIANT_PRICE'),
  relation: choice(
    'EQUALS',
    'NOT_EQUALS',
    'CONTAINS',
    'NOT_CONTAINS',
    'STARTS_WITH',
    'ENDS_WITH',
    'GREATER_THAN',
    'LESS_THAN',
  ),
  /** A price is a decimal: `12.50`. */
  condition: text,
});
export type CollectionRule = ReturnType<typeof rule>;

const members = byKind({
  all: object({ kind: choice('all') }),
  handles: object({ kind: choice('handles'), handles: list(text) }),
  rules: object({ kind: choice('rules'), matches: choice('ALL', 'ANY'), rules: list(rule) }),
});
export type CollectionMembers = ReturnType<typeof members>;

export const collectionShape = object({
  handle: text,
  title: text,
  descriptionHtml: text,
  image: nullable(image),
  members,
  sortOrder: choice(
    'MANUAL',
    'BEST_SELLING',
    'ALPHA_ASC',
    'ALPHA_DESC',
    'PRICE_ASC',
    'PRICE_DESC',
    'CREATED',
    'CREATED_DESC',
  ),
  seo,
  metafields: list(metafield),
  /** False hides it until it is published. */
  isPublished: (value: unknown, path: string) => value === undefined || bool(value, path),
});
export type CollectionDraft = Loose<ReturnType<typeof collectionShape>, 'isPublished'>;

export const POLICY_KEYS = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
  'subscriptionPolicy',
  'termsOfSale',
  'legalNotice',
  'contactInformation',
] as const;
export type PolicyKey = (typeof POLICY_KEYS)[number];

const target = byKind({
  frontpage: object({ kind: choice('frontpage') }),
  catalog: object({ kind: choice('catalog') }),
  search: object({ kind: choice('search') }),
  collection: object({ kind: choice('collection'), handle: text }),
  product: object({ kind: choice('product'), handle: text }),
  page: object({ kind: choice('page'), handle: text }),
  blog: object({ kind: choice('blog'), handle: text }),
  policy: object({ kind: choice('policy'), policy: choice(...POLICY_KEYS) }),
  http: object({ kind: choice('http'), url: text }),
});
export type MenuTarget = ReturnType<typeof target>;

export interface MenuItemDraft {
  readonly title: string;
  readonly target: MenuTarget;
  readonly items: readonly MenuItemDraft[];
}

const menuItem: Decoder<MenuItemDraft> = (value, path) =>
  object({ title: text, target, items: list(menuItem) })(value, path);

export const menuShape = object({ handle: text, title: text, items: list(menuItem) });
export type MenuDraft = ReturnType<typeof menuShape>;

export const pageShape = object({ handle: text, title: text, bodyHtml: text, seo, metafields });
export type PageDraft = Loose<ReturnType<typeof pageShape>, 'metafields'>;

const article = object({
  /** Unique within its blog. */
  handle: text,
  title: text,
  author: object({ firstName: text, lastName: text, email: text, bio: nullable(text) }),
  contentHtml: text,
  excerptHtml: nullable(text),
  image: nullable(image),
  tags: list(text),
  /** `2026-03-02T08:00:00Z`; an article of a later day is not shown yet. */
  publishedAt: text,
  seo,
  metafields,
});
export type ArticleDraft = Loose<ReturnType<typeof article>, 'metafields'>;

export const blogShape = object({
  handle: text,
  title: text,
  seo,
  articles: list<ArticleDraft>(article),
  metafields,
});
export type BlogDraft = Loose<ReturnType<typeof blogShape>, 'metafields'>;

export const redirectShape = object({ path: text, target: text });
export type RedirectDraft = ReturnType<typeof redirectShape>;

const policy = object({ handle: text, title: text, bodyHtml: text });
type Policies = { readonly [Key in PolicyKey]?: ReturnType<typeof policy> };

const policies: Decoder<Policies> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value, path)).map(([key, draft]) => [
      choice(...POLICY_KEYS)(key, `${path} (a key)`),
      policy(draft, `${path}.${key}`),
    ]),
  );

export const shopShape = object({
  name: text,
  description: nullable(text),
  slogan: nullable(text),
  policies,
  /** ISO country codes; the first is the shop's own. */
  shipsToCountries: list(text),
  /** Shopify's pattern, with the currency's own sign: `€{{amount_with_comma_separator}}`. */
  moneyFormat: text,
  metafields: list(metafield),
});
export type ShopDraft = Loose<ReturnType<typeof shopShape>, 'slogan'>;

function wholeNumber(least: number, most: number): Decoder<number> {
  return (value, path) => {
    const given = number(value, path);
    if (Number.isSafeInteger(given) && given >= least && given <= most) return given;
    throw new DecodeError(`${path} must be a whole number from ${least} to ${most}.`);
  };
}

/** Time between two deliveries of a plan, and two bills. */
const interval = object({
  unit: choice('DAY', 'WEEK', 'MONTH', 'YEAR'),
  count: wholeNumber(1, 100),
});
export type SellingPlanInterval = ReturnType<typeof interval>;

const plan = object({
  name: text,
  description: nullable(text),
  options: list(object({ name: text, value: text })),
  /** Null leaves the price as it is. More than all would be paid out; the API tells it as a whole number. */
  discountPercentage: nullable(wholeNumber(0, 100)),
  hasRecurringDeliveries: bool,
  /** A plan without one says in words alone when it comes, and begins no subscription. */
  interval: nullable(interval),
});
export type SellingPlanDraft = Loose<ReturnType<typeof plan>, 'interval'>;

export const sellingPlanGroupShape = object({
  /** Known again by its name. */
  name: text,
  appName: nullable(text),
  options: list(object({ name: text, values: list(text) })),
  plans: list<SellingPlanDraft>(plan),
  productHandles: list(text),
});
export type SellingPlanGroupDraft = ReturnType<typeof sellingPlanGroupShape>;
