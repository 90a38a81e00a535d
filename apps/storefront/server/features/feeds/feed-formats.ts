import { type DeliveryPrice, deliveryOfOne } from '@lokke/domain/delivery';
import type { FeedItem } from '@lokke/domain/feeds';
import type { Market } from '@lokke/domain/markets';
import { formatAmount, type Money } from '@lokke/domain/money';

/** Facts about the shop that every item of a feed tells. */
export interface FeedShop {
  readonly name: string;
  readonly baseUrl: string;
  readonly publicOrigin: string;
  readonly market: Market;
  /** Null where the shop does not tell. */
  readonly delivery: DeliveryPrice | null;
}

export interface FeedFormat {
  readonly contentType: string;
  readonly begin: (shop: FeedShop) => string;
  /** Text of one product: its variants. */
  readonly writeProduct: (shop: FeedShop, items: readonly FeedItem[], isFirst: boolean) => string;
  readonly end: string;
}

/** Feeds by the ends of their addresses. */
export const FEED_FORMATS: Readonly<Record<string, FeedFormat>> = {
  // Product data specification of Google Merchant Center, as RSS 2.0.
  'google.xml': {
    contentType: 'application/xml; charset=utf-8',
    begin: ({ name, baseUrl }) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n${element('title', name)}${element('link', baseUrl)}${element('description', name)}`,
    writeProduct: (shop, items) => items.map((item) => googleItem(shop, item)).join(''),
    end: '</channel>\n</rss>\n',
  },
  // Products file of OpenAI's commerce specification, a row per variant.
  'openai.jsonl': {
    contentType: 'application/jsonl; charset=utf-8',
    begin: () => '',
    writeProduct: (shop, items) =>
      items.map((item) => `${JSON.stringify(openAiRow(shop, item))}\n`).join(''),
    end: '',
  },
  // Agentic Commerce Protocol 2026-04-17, `ProductsResponse`.
  'acp.json': {
    contentType: 'application/json; charset=utf-8',
    begin: () => '{"products":[',
    writeProduct: (shop, items, isFirst) =>
      `${isFirst ? '' : ','}\n${JSON.stringify(acpProduct(shop, items))}`,
    end: '\n]}\n',
  },
};

function googleItem(shop: FeedShop, item: FeedItem): string {
  const { gtin, salePrice, unitPrice, options, productType } = item;
  const [picture, ...others] = item.pictureUrls.map((url) => absoluteUrl(shop, url));
  const fields: readonly (readonly [name: string, value: string | null | undefined])[] = [
    ['id', item.id],
    ['item_group_id', options.length === 0 ? null : item.groupId],
    ['title', item.title],
    ['description', item.description.slice(0, 5_000)],
    ['link', shop.baseUrl + item.path],
    ['image_link', picture],
    ...others.slice(0, 10).map((url) => ['additional_image_link', url] as const),
    ['availability', item.isAvailable ? 'in_stock' : 'out_of_stock'],
    ['condition', 'new'],
    ['price', amountOf(item.price)],
    ['sale_price', salePrice === null ? null : amountOf(salePrice)],
    ['brand', item.brand === '' ? shop.name : item.brand],
    ['gtin', gtin],
    ['mpn', item.sku],
    ['identifier_exists', gtin === null && item.sku === null ? 'no' : null],
    ['product_type', productType === '' ? null : productType],
    ['unit_pricing_measure', unitPrice && `${unitPrice.measure.value} ${unitPrice.measure.unit}`],
    [
      'unit_pricing_base_measure',
      unitPrice && unitPrice.reference.value + unitPrice.reference.unit,
    ],
  ];
  const written = fields.map(([name, value]) => (value == null ? '' : element(`g:${name}`, value)));
  return `<item>\n${written.join('')}${shippingOf(shop, item)}</item>\n`;
}

function shippingOf({ delivery, market }: FeedShop, item: FeedItem): string {
  if (delivery === null) return '';
  const cost = deliveryOfOne(delivery, { ...item, price: item.salePrice ?? item.price });
  return `<g:shipping>\n${element('g:country', market.countryCode)}${element('g:price', amountOf(cost))}</g:shipping>\n`;
}

function openAiRow(shop: FeedShop, item: FeedItem) {
  const [image_url, ...others] = item.pictureUrls.map((url) => absoluteUrl(shop, url));
  const { market, name } = shop;
  return {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: item.id,
    title: item.title,
    description: item.description.slice(0, 5_000),
    url: shop.baseUrl + item.path,
    brand: item.brand === '' ? name : item.brand,
    image_url,
    additional_image_urls: others,
    condition: 'new',
    price: amountOf(item.price),
    ...(item.salePrice !== null && { sale_price: amountOf(item.salePrice) }),
    availability: item.isAvailable ? 'in_stock' : 'out_of_stock',
    group_id: item.groupId,
    listing_has_variations: item.options.length > 0,
    ...(item.options.length > 0 && {
      variant_dict: Object.fromEntries(item.options.map((option) => [option.name, option.value])),
    }),
    ...(item.gtin !== null && { gtin: item.gtin }),
    ...(item.rating !== null && {
      star_rating: item.rating.averageRating,
      review_count: item.rating.count,
    }),
    seller_name: name,
    seller_url: shop.baseUrl || '/',
    target_countries: [market.countryCode],
    store_country: market.countryCode,
    return_policy: `${shop.baseUrl}/policies/refund-policy`,
  };
}

function acpProduct(shop: FeedShop, items: readonly FeedItem[]) {
  const [first] = items;
  return {
    id: first?.groupId ?? '',
    variants: items.map((item) => ({
      id: item.id,
      title: item.title,
      description: { plain: item.description },
      url: shop.baseUrl + item.path,
      ...(item.gtin !== null && { barcodes: [{ type: 'GTIN', value: item.gtin }] }),
      price: wirePrice(item.salePrice ?? item.price),
      ...(item.salePrice !== null && { list_price: wirePrice(item.price) }),
      ...(item.unitPrice !== null && { unit_price: item.unitPrice }),
      availability: {
        available: item.isAvailable,
        status: item.isAvailable ? 'in_stock' : 'out_of_stock',
      },
      ...(item.productType !== '' && {
        categories: [{ value: item.productType, taxonomy: 'merchant' }],
      }),
      condition: ['new'],
      variant_options: item.options.map(({ name, value }) => ({ name, value })),
      media: item.pictureUrls.map((url) => ({ type: 'image', url: absoluteUrl(shop, url) })),
      seller: { name: shop.name },
    })),
  };
}

function wirePrice({ amountInMinorUnits, currencyCode }: Money) {
  return { amount: amountInMinorUnits, currency: currencyCode };
}

function amountOf(money: Money): string {
  return `${formatAmount(money)} ${money.currencyCode}`;
}

function absoluteUrl({ publicOrigin }: FeedShop, url: string): string {
  return new URL(url, publicOrigin).href;
}

/** Leaves out characters that XML 1.0 does not have. */
function element(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>\n`;
}
