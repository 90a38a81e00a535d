import {
  type Cart,
  type DiscountAllocation,
  type PricedLine,
  priceCartNow,
} from '../cart/index.ts';
import { readCatalogue, type ShopCatalogue, type Variant } from '../catalogue/index.ts';
import type { OrderDiscount } from '../orders/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { shopBaseUrl } from '../shops/index.ts';
import type { Bag, BagLine } from './bag.ts';
import type { Visit } from './visit.ts';

interface Display {
  readonly origin: string;
  readonly visit: Visit;
  readonly catalogue: ShopCatalogue;
}

/** The cart at today's prices, in the language of the visit. */
export function readBag(
  { store, now, origin }: PlatformContext,
  { visit, cart }: { readonly visit: Visit; readonly cart: Cart },
): Bag {
  const priced = priceCartNow(
    { store, now, language: visit.language.toUpperCase() },
    visit.shop,
    cart,
  );
  const display = { origin, visit, catalogue: readCatalogue(store, visit.shop.key) };
  const lines = priced.lines
    .filter(({ line }) => line.quantity > 0)
    .flatMap((line) => {
      const variant = display.catalogue.variantById.get(line.merchandise.id);
      return variant === undefined ? [] : [bagLine(line, variant, display)];
    });
  const subtotalInMinorUnits = sum(priced.lines.map((line) => line.subtotalInMinorUnits));
  return {
    lines,
    discounts: priced.allocations.map(discountOf),
    subtotalInMinorUnits,
    discountInMinorUnits: subtotalInMinorUnits - priced.totalInMinorUnits,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function discountOf({ source, ...amount }: DiscountAllocation): OrderDiscount {
  const title = source.kind === 'code' ? source.code : source.title;
  return { ...amount, kind: source.kind, title };
}

function bagLine(priced: PricedLine, variant: Variant, display: Display): BagLine {
  const { line, merchandise } = priced;
  const plan = display.catalogue.sellingPlanById.get(line.sellingPlanId ?? '');
  return {
    id: line.id,
    variantId: merchandise.id,
    productId: merchandise.productId,
    productTitle: translated(variant, display, 'title') ?? merchandise.productTitle,
    variantTitle: variantTitle(variant, display),
    sku: variant.record.sku,
    imageUrl: imageUrl(variant, display),
    quantity: line.quantity,
    tracksInventory: variant.record.tracksInventory,
    sellableQuantity: merchandise.sellableQuantity,
    unitPriceInMinorUnits: priced.unitPriceInMinorUnits,
    subtotalInMinorUnits: priced.subtotalInMinorUnits,
    totalInMinorUnits: priced.totalInMinorUnits,
    sellingPlanId: line.sellingPlanId,
    sellingPlanName: plan?.record.name ?? null,
    discounts: priced.allocations.map(discountOf),
    attributes: line.attributes,
  };
}

function translated({ product }: Variant, display: Display, key: string): string | null {
  const { catalogue, visit } = display;
  const language = visit.language.toUpperCase();
  const { handle } = product.record;
  return catalogue.translations.get(`product/${handle}/${language}`)?.[key] ?? null;
}

/** Shopify's name for the one variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

function variantTitle(variant: Variant, display: Display): string | null {
  if (variant.record.title === ONLY_VARIANT) return null;
  const values = variant.product.record.options.map(({ name }, index) => {
    const value = variant.record.optionValues[index] ?? '';
    return translated(variant, display, `option_values.${name}.${value}`) ?? value;
  });
  return values.join(' / ');
}

function imageUrl({ record, product }: Variant, { origin, visit }: Display): string | null {
  const src = record.imageSrc ?? product.record.images[0]?.src ?? null;
  return src?.startsWith('/') ? `${shopBaseUrl(origin, visit.shop)}${src}` : src;
}
