import { type Shop, shopBaseUrl, type WireMoney, wireMoney } from '../../core/index.ts';
import { type Cart, NOBODY } from '../cart.ts';
import { cartIdOf, keylessCartIdOf, lineIdOf } from '../cart-id.ts';
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts';
import { toGraphqlDiscount } from './cart-line.ts';

/** A cart with its prices, as one caller may see it. */
export interface CartView {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly holdsKey: boolean;
  readonly origin: string;
}

/** Hides the buyer from callers without the cart's key. */
function visibleBuyerIdentity({ cart, holdsKey }: CartView): Cart['contents']['buyerIdentity'] {
  const { buyerIdentity } = cart.contents;
  return holdsKey ? buyerIdentity : { ...NOBODY, countryCode: buyerIdentity.countryCode };
}

function visibleId({ cart, holdsKey }: CartView): string {
  return holdsKey ? cartIdOf(cart) : keylessCartIdOf(cart);
}

function checkoutUrl({ cart, holdsKey, origin }: CartView, shop: Pick<Shop, 'key'>): string {
  const address = `${shopBaseUrl(origin, shop)}/cart/c/${cart.token}`;
  return holdsKey ? `${address}?key=${cart.checkoutKey}` : address;
}

/** The fields of `Cart` that need no arguments; the others are resolved from the view. */
export interface GraphqlCart {
  readonly view: CartView;
  readonly [field: string]: unknown;
}

export function toGraphqlCart(view: CartView, shop: Shop): GraphqlCart {
  const { cart, priced } = view;
  const { contents } = cart;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, shop.currencyCode);
  return {
    __typename: 'Cart',
    view,
    id: visibleId(view),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    checkoutUrl: checkoutUrl(view, shop),
    totalQuantity: priced.totalQuantity,
    note: contents.note,
    attributes: contents.attributes,
    buyerIdentity: toGraphqlBuyerIdentity(view),
    discountCodes: priced.discountCodes,
    discountAllocations: priced.allocations.map((each) =>
      toGraphqlDiscount(each, shop.currencyCode),
    ),
    ...toGraphqlCosts({
      subtotal: money(priced.subtotalInMinorUnits),
      total: money(priced.totalInMinorUnits),
    }),
    // No gift cards are sold and no addresses kept: these are truly empty.
    appliedGiftCards: [],
    delivery: { addresses: [] },
  };
}

/** Estimated until the checkout knows where to deliver; prices include the tax. */
function toGraphqlCosts({
  subtotal,
  total,
}: {
  readonly subtotal: WireMoney;
  readonly total: WireMoney;
}) {
  const amounts = {
    subtotalAmount: subtotal,
    totalAmount: total,
    checkoutChargeAmount: subtotal,
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  const estimates = {
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
    totalTaxAmountEstimated: true,
    totalDutyAmountEstimated: true,
  };
  return { cost: { ...amounts, ...estimates }, estimatedCost: amounts };
}

function toGraphqlBuyerIdentity(view: CartView) {
  const { countryCode, email, phone, customerId, walletPreferences, deliveryPreference } =
    visibleBuyerIdentity(view);
  return {
    countryCode,
    email,
    phone,
    walletPreferences,
    preferences: { wallet: walletPreferences, delivery: deliveryPreference },
    deliveryAddressPreferences: [],
    purchasingCompany: null,
    customerId,
  };
}

export interface GraphqlCartLine {
  readonly priced: PricedLine;
  readonly [field: string]: unknown;
}

export function toGraphqlCartLine(
  priced: PricedLine,
  { cart }: CartView,
  { currencyCode }: Shop,
): GraphqlCartLine {
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const { line, compareAtUnitPriceInMinorUnits: compareAt } = priced;
  const unitPrice = money(priced.unitPriceInMinorUnits);
  const compareAtPrice = compareAt === null ? null : money(compareAt);
  const sums = {
    subtotalAmount: money(priced.subtotalInMinorUnits),
    totalAmount: money(priced.totalInMinorUnits),
  };
  return {
    __typename: 'CartLine',
    priced,
    id: lineIdOf(line.id, cart),
    quantity: line.quantity,
    attributes: line.attributes,
    cost: { amountPerQuantity: unitPrice, compareAtAmountPerQuantity: compareAtPrice, ...sums },
    estimatedCost: { amount: unitPrice, compareAtAmount: compareAtPrice, ...sums },
    discountAllocations: priced.allocations.map((each) => toGraphqlDiscount(each, currencyCode)),
  };
}
