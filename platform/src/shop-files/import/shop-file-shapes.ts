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
import type {
  BlogDraft,
  CollectionDraft,
  CollectionMembers,
  ImageDraft,
  MenuDraft,
  MenuItemDraft,
  MenuTarget,
  MetafieldDraft,
  PageDraft,
  PolicyDraft,
  PolicyKey,
  RedirectDraft,
  SellingPlanGroupDraft,
  SeoDraft,
  ShopDraft,
} from '../../shopify/catalogue/index.ts';
import type { MetafieldDefinition } from '../../shopify/provisioning/index.ts';
import { imageFromUrl } from './image-source.ts';

const seo: Decoder<SeoDraft> = object({ title: nullable(text), description: nullable(text) });

const metafield: Decoder<MetafieldDraft> = object({
  namespace: text,
  key: text,
  type: text,
  value: text,
});

/** Files from before may say nothing of them. */
const metafields: Decoder<readonly MetafieldDraft[]> = (value, path) =>
  value === undefined ? [] : list(metafield)(value, path);

/** Sizes come from the platform's own file where it has one, else from the JSON. */
const image: Decoder<ImageDraft> = (value, path) => {
  const draft = object({
    src: text,
    altText: nullable(text),
    widthInPixels: nullable(number),
    heightInPixels: nullable(number),
  })(value, path);
  const found = imageFromUrl(draft.src, draft.altText);
  if (found === null) throw new DecodeError(`${path}.src must be a web address.`);
  return found.widthInPixels === null ? { ...draft, src: found.src } : found;
};

const literal = <T extends string>(kind: T) => choice(kind);

const members: Decoder<CollectionMembers> = byKind<CollectionMembers>({
  all: object({ kind: literal('all') }),
  handles: object({ kind: literal('handles'), handles: list(text) }),
  rules: object({
    kind: literal('rules'),
    matches: choice('ALL', 'ANY'),
    rules: list(
      object({
        column: choice('TAG', 'TYPE', 'VENDOR', 'TITLE', 'VARIANT_PRICE'),
        relation: choice('EQUALS', 'NOT_EQUALS', 'CONTAINS', 'GREATER_THAN', 'LESS_THAN'),
        condition: text,
      }),
    ),
  }),
});

export const collectionsFile: Decoder<readonly CollectionDraft[]> = list(
  object({
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
  }),
);

const policyKey: Decoder<PolicyKey> = choice(
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
  'subscriptionPolicy',
  'termsOfSale',
  'legalNotice',
  'contactInformation',
);

const target: Decoder<MenuTarget> = byKind<MenuTarget>({
  frontpage: object({ kind: literal('frontpage') }),
  catalog: object({ kind: literal('catalog') }),
  search: object({ kind: literal('search') }),
  collection: object({ kind: literal('collection'), handle: text }),
  product: object({ kind: literal('product'), handle: text }),
  page: object({ kind: literal('page'), handle: text }),
  blog: object({ kind: literal('blog'), handle: text }),
  policy: object({ kind: literal('policy'), policy: policyKey }),
  http: object({ kind: literal('http'), url: text }),
});

const menuItem: Decoder<MenuItemDraft> = (value, path) =>
  object({ title: text, target, items: list(menuItem) })(value, path);

export const menusFile: Decoder<readonly MenuDraft[]> = list(
  object({ handle: text, title: text, items: list(menuItem) }),
);

export const pagesFile: Decoder<readonly PageDraft[]> = list(
  object({ handle: text, title: text, bodyHtml: text, seo, metafields }),
);

export const blogsFile: Decoder<readonly BlogDraft[]> = list(
  object({
    handle: text,
    title: text,
    seo,
    metafields,
    articles: list(
      object({
        handle: text,
        title: text,
        author: object({ firstName: text, lastName: text, email: text, bio: nullable(text) }),
        contentHtml: text,
        excerptHtml: nullable(text),
        image: nullable(image),
        tags: list(text),
        publishedAt: text,
        seo,
        metafields,
      }),
    ),
  }),
);

export const redirectsFile: Decoder<readonly RedirectDraft[]> = list(
  object({ path: text, target: text }),
);

const policy: Decoder<PolicyDraft> = object({ handle: text, title: text, bodyHtml: text });

const policies: Decoder<ShopDraft['policies']> = (value, path) =>
  Object.fromEntries(
    Object.entries(record(value, path)).map(([key, draft]) => [
      policyKey(key, `${path} (a key)`),
      policy(draft, `${path}.${key}`),
    ]),
  );

export const shopFile: Decoder<ShopDraft> = object({
  name: text,
  description: nullable(text),
  slogan: nullable(text),
  policies,
  shipsToCountries: list(text),
  moneyFormat: text,
  metafields: list(metafield),
});

const MAX_INTERVALS = 100;

const intervalCount: Decoder<number> = (value, path) => {
  const count = number(value, path);
  if (Number.isSafeInteger(count) && count >= 1 && count <= MAX_INTERVALS) return count;
  throw new DecodeError(`${path} must be a whole number from 1 to ${MAX_INTERVALS}.`);
};

/** More than all would be paid out; the API tells it as a whole number. */
const wholePercentage: Decoder<number> = (value, path) => {
  const percentage = number(value, path);
  if (Number.isInteger(percentage) && percentage >= 0 && percentage <= 100) return percentage;
  throw new DecodeError(`${path} must be a whole number from 0 to 100.`);
};

export const sellingPlansFile: Decoder<readonly SellingPlanGroupDraft[]> = list(
  object({
    name: text,
    appName: nullable(text),
    options: list(object({ name: text, values: list(text) })),
    plans: list(
      object({
        name: text,
        description: nullable(text),
        options: list(object({ name: text, value: text })),
        discountPercentage: nullable(wholePercentage),
        hasRecurringDeliveries: bool,
        interval: nullable(
          object({ unit: choice('DAY', 'WEEK', 'MONTH', 'YEAR'), count: intervalCount }),
        ),
      }),
    ),
    productHandles: list(text),
  }),
);

export const definitionsFile: Decoder<readonly MetafieldDefinition[]> = list(
  object({
    owner: choice('product', 'variant'),
    namespace: text,
    key: text,
    name: text,
    type: text,
  }),
);
