import { readAllPages, succeed } from '@lokke/http-client';
import { type AdminClient, type AdminResult, query } from '../client.ts';
import type {
  AutomaticDiscountByIdQuery,
  AutomaticDiscountByIdQueryVariables,
} from '../generated/operations.ts';

type Node = NonNullable<AutomaticDiscountByIdQuery['automaticDiscountNode']>;
type Gift = Extract<Node['automaticDiscount'], { readonly __typename: 'DiscountAutomaticBxgy' }>;
type Given = Gift['customerGets']['items'];
type GivenVariant = Extract<
  Given,
  { readonly __typename: 'DiscountProducts' }
>['productVariants']['nodes'][number];

export interface DiscountProduct {
  readonly id: string;
  /** The first variant; null for a product that has none any more. */
  readonly variantId: string | null;
  readonly title: string;
  readonly handle: string;
  readonly picture: { readonly url: string; readonly altText: string | null } | null;
}

/** The items that have to be bought: products, variants or collections. */
export interface QualifyingItems {
  /** The platform's name of the kind: AllDiscountItems, DiscountProducts, DiscountCollections. */
  readonly kind: string;
  readonly productIds: readonly string[];
  readonly variantIds: readonly string[];
  readonly collectionIds: readonly string[];
}

export interface AutomaticDiscountNode {
  readonly id: string;
  /** The platform's type name: DiscountAutomaticBxgy, DiscountAutomaticBasic, … */
  readonly kind: string;
  readonly title: string;
  readonly status: string;
  /** Time in which it is given, in ISO 8601; a side that is left out is open. */
  readonly period: { readonly from?: string; readonly until?: string };
  readonly usesPerOrderLimit: number | null;
  /** Tells whether it may be used beside another discount on products. */
  readonly combinesWithProductDiscounts: boolean;
  readonly buys: {
    readonly items: QualifyingItems;
    /** Texts, as the platform writes them. */
    readonly quantity: string | null;
    readonly amount: string | null;
  } | null;
  /** Products, and variants of others. */
  readonly gets: readonly DiscountProduct[] | null;
}

const discountPage = query(
  'AutomaticDiscountById',
  ({ automaticDiscountNode: node }) => node && { discount: discountOf(node), lists: listsOf(node) },
);

type Ends = Omit<AutomaticDiscountByIdQueryVariables, 'id'>;

/** An automatic discount with all that has to be bought and all that is given; null when there is none of this id. */
export async function automaticDiscountById(
  client: AdminClient,
  { id }: { readonly id: string },
): Promise<AdminResult<AutomaticDiscountNode | null>> {
  let ends: Ends = {};
  const pages = await readAllPages(async () => {
    const page = await discountPage(client, { id, ...ends });
    if (!page.ok) return page;
    if (page.value === null) return succeed(null);
    const { discount, lists } = page.value;
    ends = endsOf(lists, ends);
    const hasNextPage = Object.values(lists).some((list) => list?.pageInfo.hasNextPage === true);
    return succeed({
      nodes: [discount],
      pageInfo: { hasNextPage, endCursor: JSON.stringify(ends) },
    });
  });
  return pages.ok ? succeed(pages.value && joinPages(pages.value)) : pages;
}

/** Lists of which a page holds a part each, by the variables that continue them. */
function listsOf({ automaticDiscount: discount }: Node) {
  const gift = discount.__typename === 'DiscountAutomaticBxgy' ? discount : null;
  const [buys, gets] = [gift?.customerBuys.items, gift?.customerGets.items];
  const bought = buys?.__typename === 'DiscountProducts' ? buys : null;
  const free = gets?.__typename === 'DiscountProducts' ? gets : null;
  return {
    boughtProducts: bought?.products,
    boughtVariants: bought?.productVariants,
    boughtCollections: buys?.__typename === 'DiscountCollections' ? buys.collections : undefined,
    freeProducts: free?.products,
    freeVariants: free?.productVariants,
  };
}

/** Ends of what was read; a list that has ended stays at its end, and is empty from there. */
function endsOf(lists: ReturnType<typeof listsOf>, before: Ends): Ends {
  const endOf = (name: keyof typeof lists) => lists[name]?.pageInfo.endCursor ?? before[name];
  return {
    boughtProducts: endOf('boughtProducts'),
    boughtVariants: endOf('boughtVariants'),
    boughtCollections: endOf('boughtCollections'),
    freeProducts: endOf('freeProducts'),
    freeVariants: endOf('freeVariants'),
  };
}

function joinPages(pages: readonly AutomaticDiscountNode[]): AutomaticDiscountNode | null {
  const [first] = pages;
  if (first === undefined || pages.length === 1) return first ?? null;
  const items = pages.flatMap(({ buys }) => buys?.items ?? []);
  return {
    ...first,
    buys: first.buys && {
      ...first.buys,
      items: {
        kind: first.buys.items.kind,
        productIds: items.flatMap((one) => one.productIds),
        variantIds: items.flatMap((one) => one.variantIds),
        collectionIds: items.flatMap((one) => one.collectionIds),
      },
    },
    gets: first.gets && pages.flatMap(({ gets }) => gets ?? []),
  };
}

function discountOf({ id, automaticDiscount: discount }: Node): AutomaticDiscountNode {
  const gift = discount.__typename === 'DiscountAutomaticBxgy' ? discount : null;
  return {
    id,
    kind: discount.__typename,
    title: 'title' in discount ? discount.title : '',
    status: 'status' in discount ? discount.status : '',
    period: 'startsAt' in discount ? periodOf(discount) : {},
    usesPerOrderLimit: gift?.usesPerOrderLimit ?? null,
    combinesWithProductDiscounts: gift?.combinesWith.productDiscounts ?? false,
    buys: gift && requirementOf(gift.customerBuys),
    gets: gift && freeProducts(gift.customerGets.items),
  };
}

function periodOf({ startsAt, endsAt }: Pick<Gift, 'startsAt' | 'endsAt'>) {
  return { from: startsAt, ...(endsAt !== null && { until: endsAt }) };
}

function requirementOf({ value, items }: Gift['customerBuys']): AutomaticDiscountNode['buys'] {
  return {
    items: qualifyingItems(items),
    quantity: 'quantity' in value ? value.quantity : null,
    amount: 'amount' in value ? value.amount : null,
  };
}

function qualifyingItems(items: Gift['customerBuys']['items']): QualifyingItems {
  const idsOf = (connection?: { readonly nodes: readonly { readonly id: string }[] }) =>
    (connection?.nodes ?? []).map(({ id }) => id);
  const products = items.__typename === 'DiscountProducts' ? items : null;
  return {
    kind: items.__typename,
    productIds: idsOf(products?.products),
    variantIds: idsOf(products?.productVariants),
    collectionIds: idsOf('collections' in items ? items.collections : undefined),
  };
}

function freeProducts(items: Given): readonly DiscountProduct[] {
  if (items.__typename !== 'DiscountProducts') return [];
  return [
    ...items.products.nodes.map((product) => ({
      ...productParts(product),
      variantId: product.variants.nodes[0]?.id ?? null,
    })),
    ...items.productVariants.nodes.map(({ id, image, product }) => {
      const parts = productParts(product);
      return { ...parts, variantId: id, picture: pictureOf(image) ?? parts.picture };
    }),
  ];
}

function productParts({ id, title, handle, featuredMedia }: GivenVariant['product']) {
  return { id, title, handle, picture: pictureOf(featuredMedia?.preview?.image ?? null) };
}

function pictureOf(image: GivenVariant['image']): DiscountProduct['picture'] {
  return image && { url: image.url, altText: image.altText };
}
