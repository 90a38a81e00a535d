import * as v from 'valibot';
import { bool, choice, list, nullableText, number, text } from '../../protocol/json/index.ts';

type Loose<Draft, Keys extends keyof Draft> = Omit<Draft, Keys> & Partial<Pick<Draft, Keys>>;

const seo = v.object({ title: nullableText, description: nullableText });
export type SeoDraft = v.InferOutput<typeof seo>;

export interface ImageDraft {
  /** Absolute, or a path below the shop's address: `/cdn/files/rain-mask.webp`. */
  readonly src: string;
  readonly altText: string | null;
  readonly widthInPixels: number | null;
  readonly heightInPixels: number | null;
  /** Known of the platform's own files. */
  readonly thumbhash?: string | null;
}

const pixels = v.nullish(number, null);
const image = v.object({
  src: text,
  altText: nullableText,
  widthInPixels: pixels,
  heightInPixels: pixels,
});

const metafield = v.object({
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
export type MetafieldDraft = v.InferOutput<typeof metafield>;

/** Files from before may say nothing of them. */
const metafields = v.optional(list(metafield), []);

const rule = v.object({
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
export type CollectionRule = v.InferOutput<typeof rule>;

const members = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.literal('handles'), handles: list(text) }),
  v.object({ kind: v.literal('rules'), matches: choice('ALL', 'ANY'), rules: list(rule) }),
]);
export type CollectionMembers = v.InferOutput<typeof members>;

export const collectionShape = v.object({
  handle: text,
  title: text,
  descriptionHtml: text,
  image: v.nullish(image, null),
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
  isPublished: v.optional(bool, true),
});
export type CollectionDraft = Loose<v.InferOutput<typeof collectionShape>, 'isPublished'>;

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

const target = v.variant('kind', [
  v.object({ kind: v.literal('frontpage') }),
  v.object({ kind: v.literal('catalog') }),
  v.object({ kind: v.literal('search') }),
  v.object({ kind: v.literal('collection'), handle: text }),
  v.object({ kind: v.literal('product'), handle: text }),
  v.object({ kind: v.literal('page'), handle: text }),
  v.object({ kind: v.literal('blog'), handle: text }),
  v.object({ kind: v.literal('policy'), policy: choice(...POLICY_KEYS) }),
  v.object({ kind: v.literal('http'), url: text }),
]);
export type MenuTarget = v.InferOutput<typeof target>;

export interface MenuItemDraft {
  readonly title: string;
  readonly target: MenuTarget;
  readonly items: readonly MenuItemDraft[];
}

const menuItems = list(v.lazy((): v.GenericSchema<unknown, MenuItemDraft> => menuItem));
const menuItem = v.object({ title: text, target, items: menuItems });

export const menuShape = v.object({ handle: text, title: text, items: menuItems });
export type MenuDraft = v.InferOutput<typeof menuShape>;

export const pageShape = v.object({ handle: text, title: text, bodyHtml: text, seo, metafields });
export type PageDraft = Loose<v.InferOutput<typeof pageShape>, 'metafields'>;

const article = v.object({
  /** Unique within its blog. */
  handle: text,
  title: text,
  author: v.object({ firstName: text, lastName: text, email: text, bio: nullableText }),
  contentHtml: text,
  excerptHtml: nullableText,
  image: v.nullish(image, null),
  tags: list(text),
  /** `2026-03-02T08:00:00Z`; an article of a later day is not shown yet. */
  publishedAt: text,
  seo,
  metafields,
});
export type ArticleDraft = Loose<v.InferOutput<typeof article>, 'metafields'>;

export const blogShape = v.object({
  handle: text,
  title: text,
  seo,
  articles: list(article),
  metafields,
});
export interface BlogDraft
  extends Omit<Loose<v.InferOutput<typeof blogShape>, 'metafields'>, 'articles'> {
  readonly articles: readonly ArticleDraft[];
}

export const redirectShape = v.object({ path: text, target: text });
export type RedirectDraft = v.InferOutput<typeof redirectShape>;

const policy = v.object({ handle: text, title: text, bodyHtml: text });
const policies = v.record(choice(...POLICY_KEYS), policy);

export const shopShape = v.object({
  name: text,
  description: nullableText,
  slogan: nullableText,
  policies,
  /** ISO country codes; the first is the shop's own. */
  shipsToCountries: list(text),
  /** Shopify's pattern, with the currency's own sign: `€{{amount_with_comma_separator}}`. */
  moneyFormat: text,
  metafields: list(metafield),
});
export type ShopDraft = Loose<v.InferOutput<typeof shopShape>, 'slogan'>;

function wholeNumber(least: number, most: number) {
  const fault = `must be a whole number from ${least} to ${most}`;
  return v.pipe(number, v.safeInteger(fault), v.minValue(least, fault), v.maxValue(most, fault));
}

/** Time between two deliveries of a plan, and two bills. */
const interval = v.object({
  unit: choice('DAY', 'WEEK', 'MONTH', 'YEAR'),
  count: wholeNumber(1, 100),
});
export type SellingPlanInterval = v.InferOutput<typeof interval>;

const plan = v.object({
  name: text,
  description: nullableText,
  options: list(v.object({ name: text, value: text })),
  /** Null leaves the price as it is. More than all would be paid out; the API tells it as a whole number. */
  discountPercentage: v.nullish(wholeNumber(0, 100), null),
  hasRecurringDeliveries: bool,
  /** A plan without one says in words alone when it comes, and begins no subscription. */
  interval: v.nullish(interval, null),
});
export type SellingPlanDraft = Loose<v.InferOutput<typeof plan>, 'interval'>;

export const sellingPlanGroupShape = v.object({
  /** Known again by its name. */
  name: text,
  appName: nullableText,
  options: list(v.object({ name: text, values: list(text) })),
  plans: list(plan),
  productHandles: list(text),
});
export interface SellingPlanGroupDraft
  extends Omit<v.InferOutput<typeof sellingPlanGroupShape>, 'plans'> {
  readonly plans: readonly SellingPlanDraft[];
}
