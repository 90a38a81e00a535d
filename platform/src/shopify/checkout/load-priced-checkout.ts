import { type PlatformContext, shopBaseUrl } from '../../protocol/index.ts';
import { type Cart, giftCardsOf, type PricedLine, priceCurrentCart } from '../cart/index.ts';
import {
  isSent,
  readCatalogue,
  type SellingPlan,
  type ShopCatalogue,
  type Variant,
} from '../catalogue/index.ts';
import type { Buyer, DiscountAllocation } from '../discounts/index.ts';
import type { OrderDiscount } from '../orders/index.ts';
import { percentOf, type Shipping } from '../shipping/index.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { CheckoutLine, PricedCheckout } from './priced-checkout.ts';
import { type LineRefusal, refusalOfLine } from './rules/validations.ts';

interface Display {
  readonly origin: string;
  readonly refusalOf: (line: PricedLine, variant: Variant) => LineRefusal | null;
  readonly view: CheckoutContext;
  readonly catalogue: ShopCatalogue;
}

interface Shown {
  readonly view: CheckoutContext;
  readonly cart: Cart;
  /** Whoever pays, once that is known. */
  readonly buyer?: Buyer;
}

/** Loads the cart at current prices, in the language of the page. */
export function loadPricedCheckout(
  { store, now, origin }: PlatformContext,
  { view, cart, buyer }: Shown,
): PricedCheckout {
  const priced = priceCurrentCart(
    { store, now, language: view.language.toUpperCase() },
    view.shop,
    cart,
    buyer,
  );
  const { customerId } = buyer ?? cart.contents.buyerIdentity;
  const refusalOf = (
    { line, merchandise, totalInMinorUnits }: PricedLine,
    { product }: Variant,
  ) => {
    // Gifts come by the piece.
    const quantity = totalInMinorUnits === 0 ? 0 : line.quantity;
    const { sellableQuantity } = merchandise;
    const sold = { shop: cart.shop, product: product.record, customerId };
    return refusalOfLine(store.read, { ...sold, quantity, sellableQuantity });
  };
  const display = { origin, view, refusalOf, catalogue: readCatalogue(store, view.shop.key) };
  const lines = priced.lines
    .filter(({ line }) => line.quantity > 0)
    .flatMap((line) => {
      const variant = display.catalogue.variantById.get(line.merchandise.id);
      return variant === undefined ? [] : [toCheckoutLine(line, variant, display)];
    });
  return {
    lines,
    discounts: priced.allocations.map(discountOf),
    codes: priced.discountCodes,
    giftCards: giftCardsOf({ store, now }, cart),
    ...parcelOf(lines, priced.totalInMinorUnits, display.catalogue),
  };
}

/** Reads what is sent, at what is paid for the bag without the rest: a code for all of the order counts, as in the shop's own bag. */
function parcelOf(
  lines: readonly CheckoutLine[],
  totalInMinorUnits: number,
  { variantById }: ShopCatalogue,
): Pick<PricedCheckout, 'unsent' | 'goodsInMinorUnits' | 'weightInGrams'> {
  const sent = lines.flatMap((line) => {
    const variant = variantById.get(line.variantId);
    return variant !== undefined && isSent(variant) ? [{ line, variant }] : [];
  });
  const unsent = lines.filter((one) => !sent.some(({ line }) => line === one));
  const bag = {
    goodsInMinorUnits: unsent.reduce(
      (left, line) => left - line.totalInMinorUnits,
      totalInMinorUnits,
    ),
    weightInGrams: sent.reduce(
      (sum, { line, variant }) => sum + line.quantity * variant.record.weightInGrams,
      0,
    ),
  };
  if (lines.length === 0 || sent.length > 0) return { ...bag, unsent: null };
  return { ...bag, unsent: lines.every((line) => line.isGiftCard) ? 'email' : 'none' };
}

function discountOf({ source, ...amount }: DiscountAllocation): OrderDiscount {
  const title = source.kind === 'code' ? source.code : source.title;
  return { ...amount, kind: source.kind, title };
}

function toCheckoutLine(priced: PricedLine, variant: Variant, display: Display): CheckoutLine {
  const { line, merchandise } = priced;
  const plan = display.catalogue.sellingPlanById.get(line.sellingPlanId ?? '');
  return {
    id: line.id,
    variantId: merchandise.id,
    productId: merchandise.productId,
    productTitle: translationOf(variant, display, 'title') ?? merchandise.productTitle,
    variantTitle: variantTitle(variant, display),
    sku: variant.record.sku,
    imageUrl: imageUrl(variant, display),
    ...(variant.product.record.isGiftCard && { isGiftCard: true }),
    ...(!isSent(variant) && { isSent: false }),
    quantity: line.quantity,
    tracksInventory: variant.record.tracksInventory,
    sellableQuantity: merchandise.sellableQuantity,
    refusal: display.refusalOf(priced, variant),
    taxPercent: taxPercent(variant, display.view.shipping),
    unitPriceInMinorUnits: priced.unitPriceInMinorUnits,
    subtotalInMinorUnits: priced.subtotalInMinorUnits,
    totalInMinorUnits: priced.totalInMinorUnits,
    sellingPlanId: line.sellingPlanId,
    sellingPlanName: plan === undefined ? null : planName(plan, display),
    discounts: priced.allocations.map(discountOf),
    attributes: line.attributes,
  };
}

/** A voucher is taxed when it pays for goods. */
function taxPercent({ record, product }: Variant, shipping: Shipping): number {
  if (!record.isTaxable || product.record.isGiftCard) return 0;
  const collections = product.collections.map((collection) => collection.record.handle);
  return percentOf(shipping, { ...product.record, collections });
}

function translationOf({ product }: Variant, display: Display, key: string): string | null {
  return translation(display, `product/${product.record.handle}`, key);
}

/** Plans are translated with their group. */
function planName({ groupName, record }: SellingPlan, display: Display): string {
  const owner = `selling_plan_group/${groupName}`;
  return translation(display, owner, `plans.${record.name}.name`) ?? record.name;
}

function translation({ catalogue, view }: Display, owner: string, key: string): string | null {
  return catalogue.translations.get(`${owner}/${view.language.toUpperCase()}`)?.[key] ?? null;
}

/** Shopify's name for the one variant of a product without options. */
const ONLY_VARIANT = 'Default Title';

function variantTitle(variant: Variant, display: Display): string | null {
  if (variant.record.title === ONLY_VARIANT) return null;
  const values = variant.product.record.options.map(({ name }, index) => {
    const value = variant.record.optionValues[index] ?? '';
    return translationOf(variant, display, `option_values.${name}.${value}`) ?? value;
  });
  return values.join(' / ');
}

function imageUrl({ record, product }: Variant, { origin, view }: Display): string | null {
  const src = record.imageSrc ?? product.record.images[0]?.src ?? null;
  return src?.startsWith('/') ? `${shopBaseUrl(origin, view.shop)}${src}` : src;
}
