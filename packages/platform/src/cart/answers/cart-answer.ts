import { type WireMoney, wireMoney } from '../../graphql/index.ts';
import type { Shop } from '../../shops/index.ts';
import { lineIdOf } from '../cart-id.ts';
import type { PricedLine } from '../pricing/price-cart.ts';
import { type CartView, checkoutUrl, visibleBuyerIdentity, visibleId } from './cart-view.ts';
import { discountAnswer } from './discount-answer.ts';

/** The fields of `Cart` that need no arguments; the others are resolved from the view. */
export interface CartAnswer {
  readonly view: CartView;
  readonly [field: string]: unknown;
}

export function cartAnswer(view: CartView, shop: Shop): CartAnswer {
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
    buyerIdentity: buyerIdentityAnswer(view),
    discountCodes: priced.discountCodes,
    discountAllocations: priced.allocations.map((each) => discountAnswer(each, shop.currencyCode)),
    ...costAnswers({
      subtotal: money(priced.subtotalInMinorUnits),
      total: money(priced.totalInMinorUnits),
    }),
    // No gift cards are sold and no addresses kept: these are truly empty.
    appliedGiftCards: [],
    delivery: { addresses: [] },
  };
}

/** Estimated until the checkout knows where to deliver; prices include the tax. */
function costAnswers({
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

function buyerIdentityAnswer(view: CartView) {
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

export interface LineAnswer {
  readonly priced: PricedLine;
  readonly [field: string]: unknown;
}

export function lineAnswer(
  priced: PricedLine,
  { cart }: CartView,
  { currencyCode }: Shop,
): LineAnswer {
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
    discountAllocations: priced.allocations.map((each) => discountAnswer(each, currencyCode)),
  };
}
