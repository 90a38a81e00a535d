import type { Checkout, CheckoutLine, CheckoutMerchandise } from '@lokke/contract/checkout';
import { isOnlyVariant } from '@lokke/domain/catalogue';
import { checkoutLink } from '@lokke/domain/checkout-link';
import { parseMinorUnits } from '@lokke/domain/money';
import { cartMoneyLines, type MoneyLine, namedDiscounts } from '@lokke/domain/money-lines';
import { agentCartId, CART_LIVES_FOR_IN_MS } from './agent-cart.ts';
import { type AgentShop, addressIn } from './agent-shop.ts';
import type { AgentMessage } from './ucp-envelope.ts';

/** Describes what cart and checkout of the Universal Commerce Protocol share. */
export function describeCart(shop: AgentShop, checkout: Checkout) {
  const rows = cartMoneyLines(checkout);
  const messages = messagesOf(checkout);
  const codes = checkout.discountCodes.map(({ code }) => code);
  return {
    id: agentCartId(shop, checkout),
    line_items: checkout.lines.edges.map(({ node }) => describeLine(shop, node)),
    currency: checkout.cost.totalAmount.currencyCode,
    totals: totalsOf(rows),
    discounts: { codes, applied: appliedDiscounts(checkout) },
    ...(messages.length > 0 && { messages }),
    ...(checkout.salonNo !== null && { salon_no: checkout.salonNo }),
    links: linksOf(shop),
    continue_url: checkoutLink(checkout.checkoutUrl, shop.market.locale),
    expires_at: new Date(Date.parse(checkout.createdAt) + CART_LIVES_FOR_IN_MS).toISOString(),
  };
}

function describeLine({ publicOrigin }: AgentShop, line: CheckoutLine) {
  const { merchandise, cost, quantity } = line;
  const before = amountOf(cost.subtotalAmount);
  const taken = namedDiscounts(line.discountAllocations).reduce(
    (sum, { amountInMinorUnits }) => sum + amountInMinorUnits,
    0,
  );
  const image = merchandise?.image?.url;
  return {
    id: line.id,
    item: {
      id: merchandise?.id ?? line.id,
      title: merchandise === null ? '' : titleOf(merchandise),
      price: amountOf(cost.amountPerQuantity),
      ...(image !== undefined && { image_url: new URL(image, publicOrigin).href }),
    },
    quantity,
    totals: [
      { type: 'subtotal', amount: before },
      ...(taken > 0 ? [{ type: 'items_discount', amount: -taken }] : []),
      { type: 'total', amount: before - taken },
    ],
  };
}

function titleOf({ product, title }: CheckoutMerchandise): string {
  return isOnlyVariant(title) ? product.title : `${product.title}, ${title}`;
}

/** Rows before the total add up to it; gift cards lessen what is due. */
function totalsOf(rows: readonly MoneyLine[]) {
  const due = rows.find(({ kind }) => kind === 'due') ?? rows.find(({ kind }) => kind === 'total');
  return [
    ...rows.flatMap((row) => {
      const amount = row.amountInMinorUnits;
      if (row.kind === 'subtotal') return [{ type: 'subtotal', amount }];
      if (row.kind === 'discount') {
        return [
          { type: 'discount', amount, ...(row.title !== null && { display_text: row.title }) },
        ];
      }
      if (row.kind !== 'giftCard') return [];
      return [{ type: 'gift_card', amount, display_text: `•••• ${row.lastCharacters ?? ''}` }];
    }),
    { type: 'total', amount: due?.amountInMinorUnits ?? 0 },
  ];
}

function appliedDiscounts({ savings, discountAllocations }: Checkout) {
  return namedDiscounts(savings ?? discountAllocations).map(
    ({ title, amountInMinorUnits, isCode }) => ({
      title,
      amount: amountInMinorUnits,
      automatic: !isCode,
    }),
  );
}

function messagesOf({ discountCodes, warnings = [] }: Checkout): readonly AgentMessage[] {
  return [
    ...discountCodes.flatMap(({ code, applicable }) =>
      applicable
        ? []
        : [{ type: 'warning', code: 'discount_code_invalid', content: code } as const],
    ),
    // Codes tell themselves that they do not apply.
    ...warnings
      .filter(({ code }) => !code.startsWith('DISCOUNT_'))
      .map(
        ({ code, target }) =>
          ({ type: 'warning', code: code.toLowerCase(), content: target }) as const,
      ),
  ];
}

/** Legal pages stand at the addresses that every Shopify shop has. */
const POLICIES = {
  privacy_policy: '/policies/privacy-policy',
  terms_of_service: '/policies/terms-of-service',
  refund_policy: '/policies/refund-policy',
  shipping_policy: '/policies/shipping-policy',
};

function linksOf(shop: AgentShop) {
  return Object.entries(POLICIES).map(([type, path]) => ({ type, url: addressIn(shop, path) }));
}

function amountOf({ amount }: { readonly amount: string }): number {
  return parseMinorUnits(amount) ?? 0;
}
