import {
  gid,
  type Shop,
  shopBaseUrl,
  type VisitorConsent,
  wireMoney,
} from '../../../protocol/index.ts';
import type { GiftCardUse } from '../../gift-cards/index.ts';
import { type Cart, NOBODY } from '../cart.ts';
import { cartIdOf, keylessCartIdOf, lineIdOf } from '../cart-id.ts';
import type { PricedCart, PricedLine } from '../pricing/price-cart.ts';
import { spreadAllocations } from '../pricing/price-cart.ts';
import { toGraphqlApplications, toGraphqlDiscount } from './cart-line.ts';

/** A cart with its prices, as one caller may see it. */
export interface CartView {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly giftCards: readonly GiftCardUse[];
  readonly holdsKey: boolean;
  readonly origin: string;
  readonly visitorConsent: VisitorConsent | null;
}

function checkoutUrl(
  { cart, holdsKey, origin, visitorConsent }: CartView,
  shop: Pick<Shop, 'key'>,
): string {
  const url = new URL(`${shopBaseUrl(origin, shop)}/cart/c/${cart.token}`);
  if (holdsKey) url.searchParams.set('key', cart.checkoutKey);
  if (visitorConsent !== null) url.searchParams.set('_cs', inLetters(visitorConsent));
  return url.href;
}

/** Consent as a checkout's address carries it, such as `a1m1p1s1`: purposes by their first letters. */
function inLetters(consent: VisitorConsent): string {
  const answers = Object.entries(consent).map(
    ([purpose, agrees]) => `${purpose[0]}${Number(agrees)}`,
  );
  return answers.toSorted().join('');
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
  const applications = toGraphqlApplications(priced, shop.currencyCode);
  const paidInMinorUnits = view.giftCards.reduce((sum, use) => sum + use.amountInMinorUnits, 0);
  return {
    __typename: 'Cart',
    view,
    id: view.holdsKey ? cartIdOf(cart) : keylessCartIdOf(cart),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    checkoutUrl: checkoutUrl(view, shop),
    totalQuantity: priced.totalQuantity,
    note: contents.note ?? '',
    attributes: contents.attributes,
    buyerIdentity: toGraphqlBuyerIdentity(view),
    discountCodes: priced.discountCodes,
    discountAllocations: spreadAllocations(priced).map((each) =>
      toGraphqlDiscount(each, shop.currencyCode, applications),
    ),
    cost: {
      subtotalAmount: money(priced.subtotalInMinorUnits),
      totalAmount: money(priced.totalInMinorUnits - paidInMinorUnits),
      checkoutChargeAmount: money(priced.subtotalInMinorUnits),
      // Prices include the tax; the rest is known once the checkout knows where to deliver.
      totalTaxAmount: null,
      totalDutyAmount: null,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalTaxAmountEstimated: true,
      totalDutyAmountEstimated: true,
    },
    discountApplications: [...applications.values()],
    appliedGiftCards: view.giftCards.map((use) => toGraphqlGiftCard(use, shop)),
    delivery: { addresses: [] },
  };
}

function toGraphqlGiftCard(
  { card, amountInMinorUnits }: GiftCardUse,
  { currencyCode }: Pick<Shop, 'currencyCode'>,
) {
  const amountUsed = wireMoney(amountInMinorUnits, currencyCode);
  // Rest of the card once this cart is paid.
  const balance = wireMoney(card.balanceInMinorUnits - amountInMinorUnits, currencyCode);
  return {
    __typename: 'AppliedGiftCard',
    id: gid('AppliedGiftCard', card.id),
    lastCharacters: card.lastCharacters,
    amountUsed,
    presentmentAmountUsed: amountUsed,
    balance,
  };
}

/** Hides the buyer from callers without the cart's key. */
function toGraphqlBuyerIdentity({ cart, holdsKey }: CartView) {
  const { buyerIdentity } = cart.contents;
  const { countryCode } = buyerIdentity;
  return { ...(holdsKey ? buyerIdentity : NOBODY), countryCode, purchasingCompany: null };
}

export interface GraphqlCartLine {
  readonly priced: PricedLine;
  readonly [field: string]: unknown;
}

export function toGraphqlCartLine(priced: PricedLine, view: CartView, shop: Shop): GraphqlCartLine {
  const { cart, priced: whole } = view;
  const { currencyCode } = shop;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const { line, compareAtUnitPriceInMinorUnits: compareAt } = priced;
  const applications = toGraphqlApplications(whole, currencyCode);
  return {
    __typename: 'CartLine',
    priced,
    id: lineIdOf(line.id, cart),
    quantity: line.quantity,
    attributes: line.attributes,
    cost: {
      amountPerQuantity: money(priced.unitPriceInMinorUnits),
      compareAtAmountPerQuantity: compareAt === null ? null : money(compareAt),
      subtotalAmount: money(priced.subtotalInMinorUnits),
      totalAmount: money(priced.totalInMinorUnits),
    },
    discountAllocations: priced.allocations.map((each) =>
      toGraphqlDiscount(each, currencyCode, applications),
    ),
    instructions: { canRemove: true, canUpdateQuantity: true },
    parentRelationship: null,
    viewKey: null,
  };
}
