import type { Checkout, LineItem, Replacement } from '@lokke/contract/checkout';
import type { ApiErrorCode } from '@lokke/contract/errors';
import { attributeOf, withAttribute } from '@lokke/domain/attributes';
import { canOverfill, isOverfull } from '@lokke/domain/cart-size';
import { visitorConsentOf } from '@lokke/domain/consent';
import { WAYS_MARK } from '@lokke/domain/experiments';
import { SALON_MARK } from '@lokke/domain/kickback';
import { PRESCRIPTION_MARK } from '@lokke/domain/prescriptions';
import { fail, type GraphqlError, type Result, succeed } from '@lokke/http-client';
import {
  type CartLineInput,
  type CartLineUpdateInput,
  type CartResult,
  cart,
  cartAttributesUpdate,
  cartCreate,
  cartLinesAdd,
  cartLinesAfter,
  cartLinesRemove,
  cartLinesUpdate,
  type OperationFailure,
  type UserError,
} from '@lokke/shopify-storefront';
import {
  type ApiFailure,
  type Buyer,
  describeFailure,
  inContext,
  type ShopContext,
} from '../shop-connection/index.ts';
import { mapCheckout } from './map-checkout.ts';
import { setCodes, type WantedCodes } from './set-codes.ts';
import type { WaitingRoom } from './waiting-room.ts';
import { withAllLines } from './with-all-lines.ts';

interface CustomerCheckout {
  readonly checkout: Checkout;
  /** The cart's customer, if known. */
  readonly customerEmail: string | null;
}

export type CheckoutResult = Result<CustomerCheckout, ApiFailure>;

interface CartAttribute {
  readonly key: string;
  readonly value: string;
}

interface MoreOfCart {
  /** Marks and note of the cart, which arrive at its order. */
  readonly attributes?: readonly CartAttribute[];
  readonly note?: string;
  /** Name under which one cart is made where the platform knows such names, however often it is sent. */
  readonly wish?: string | undefined;
}

/** Cart operations of one market. */
export interface Carts {
  readonly create: (items: readonly LineItem[], more?: MoreOfCart) => Promise<CheckoutResult>;
  readonly read: (id: string) => Promise<CheckoutResult>;
  readonly add: (id: string, items: readonly LineItem[]) => Promise<CheckoutResult>;
  readonly replace: (id: string, items: readonly Replacement[]) => Promise<CheckoutResult>;
  readonly remove: (id: string, lineIds: readonly string[]) => Promise<CheckoutResult>;
  readonly setCodes: (id: string, wanted: WantedCodes) => Promise<CheckoutResult>;
  /** The caller has checked that it is a salon of the market; a prescription's code is marked, too. */
  readonly setSalon: (
    id: string,
    salonNo: string | null,
    prescription?: string,
  ) => Promise<CheckoutResult>;
}

const TOO_LARGE: CheckoutResult = fail({ code: 'cartTooLarge', reason: 'too many bytes' });
const NOT_MANAGED: CheckoutResult = fail({
  code: 'invalidSellingPlan',
  reason: 'no account of this shop manages a subscription',
});

export function createCarts(
  source: ShopContext,
  { consent, ways }: Omit<Buyer, 'ip'>,
  waitingRoom?: Pick<WaitingRoom, 'leadTo'>,
): Carts {
  const { client, market, namespace, sellsPlans } = source;
  const context = { ...inContext(source), namespace, visitorConsent: visitorConsentOf(consent) };
  // The platform replaces all attributes, so those that others set are sent again.
  const mark = (cartId: string, attributes: readonly CartAttribute[]) =>
    cartAttributesUpdate(client, { ...context, cartId, attributes });
  /** Has the order say which ways its buyer was assigned; a cart without it is a cart all the same. */
  const withWays = async (result: CartResult): Promise<CartResult> => {
    if (!result.ok || ways === undefined) return result;
    if (attributeOf(result.value.attributes, WAYS_MARK) === ways) return result;
    const { id, attributes } = result.value;
    const marked = await mark(id, withAttribute(attributes, WAYS_MARK, ways));
    return marked.ok ? succeed({ ...marked.value, warnings: result.value.warnings }) : result;
  };
  const checkoutResult = async (result: CartResult): Promise<CheckoutResult> => {
    const mapped = mappedResult(
      await withAllLines(await withWays(result), (id, after) =>
        cartLinesAfter(client, { ...context, id, after }),
      ),
    );
    if (!mapped.ok || waitingRoom === undefined) return mapped;
    const { checkout } = mapped.value;
    const checkoutUrl = await waitingRoom.leadTo(market, checkout.checkoutUrl);
    return succeed({ ...mapped.value, checkout: { ...checkout, checkoutUrl } });
  };
  const checkoutResultOf = async (
    result: Awaited<ReturnType<typeof cart>>,
  ): Promise<CheckoutResult> => {
    if (!result.ok) return mappedResult(result);
    const found = result.value;
    if (found && hasKey(found.id)) return checkoutResult(succeed(found));
    return fail({ code: 'unknownCheckout', reason: found ? 'wrong key' : 'no such cart' });
  };
  const read = async (id: string) => checkoutResultOf(await cart(client, { ...context, id }));
  /** The shop's own limit is not known, so a cart is looked at before lines that could overfill it. */
  const refusalOf = async (
    id: string,
    items: readonly (LineItem | Replacement)[],
  ): Promise<CheckoutResult | null> => {
    if (hasPlan(items) && !sellsPlans) return NOT_MANAGED;
    if (!canOverfill(items)) return null;
    const current = await read(id);
    if (!current.ok) return current;
    // A replacement without attributes leaves those of its line.
    const replaced = new Set(
      items.flatMap((item) => ('id' in item && item.attributes !== undefined ? [item.id] : [])),
    );
    const others = current.value.checkout.lines.edges
      .map(({ node }) => node)
      .filter((line) => !replaced.has(line.id));
    return isOverfull([...others, ...items]) ? TOO_LARGE : null;
  };
  return {
    create: async (items, { attributes = [], note, wish } = {}) => {
      if (hasPlan(items) && !sellsPlans) return NOT_MANAGED;
      const marks = ways === undefined ? attributes : withAttribute(attributes, WAYS_MARK, ways);
      const input = {
        lines: items.map(lineInput),
        ...(marks.length > 0 && { attributes: marks }),
        ...(note && { note }),
        buyerIdentity: { countryCode: market.countryCode },
      };
      const options = { idempotencyKey: wish };
      return checkoutResult(await cartCreate(client, { ...context, input }, options));
    },
    read,
    add: async (cartId, items) =>
      (await refusalOf(cartId, items)) ??
      checkoutResult(
        await cartLinesAdd(client, { ...context, cartId, lines: items.map(lineInput) }),
      ),
    replace: async (cartId, items) =>
      (await refusalOf(cartId, items)) ??
      checkoutResult(
        await cartLinesUpdate(client, { ...context, cartId, lines: items.map(updateInput) }),
      ),
    remove: async (cartId, lineIds) =>
      checkoutResult(await cartLinesRemove(client, { ...context, cartId, lineIds })),
    setCodes: async (cartId, wanted) =>
      checkoutResult(await setCodes(client, { ...context, cartId }, wanted)),
    setSalon: async (cartId, salonNo, prescription) => {
      const found = await cart(client, { ...context, id: cartId });
      if (!found.ok || found.value === null) return checkoutResultOf(found);
      const before = found.value.attributes;
      if (attributeOf(before, SALON_MARK) === salonNo && prescription === undefined) {
        return checkoutResultOf(found);
      }
      const forSalon = withAttribute(before, SALON_MARK, salonNo);
      const marked =
        prescription === undefined
          ? forSalon
          : withAttribute(forSalon, PRESCRIPTION_MARK, prescription);
      return checkoutResult(await mark(cartId, marked));
    },
  };
}

/**
 * Refuses a wrong key: the platform still returns a cart for it, but one that can be neither changed nor paid.
 */
function hasKey(id: string): boolean {
  return /[?&]key=/.test(id);
}

function hasPlan(items: readonly (LineItem | Replacement)[]): boolean {
  return items.some(({ sellingPlanId = null }) => sellingPlanId !== null);
}

function mappedResult(result: CartResult): CheckoutResult {
  if (result.ok) {
    const customerEmail = result.value.buyerIdentity.customer?.email ?? null;
    return succeed({ checkout: mapCheckout(result.value), customerEmail });
  }
  const { failure } = result;
  return fail({ code: cartErrorCodeOf(failure), reason: describeFailure(failure) });
}

function lineInput({ variantId, quantity, sellingPlanId, attributes }: LineItem): CartLineInput {
  return { merchandiseId: variantId, quantity, sellingPlanId, attributes };
}

/** Absent fields are not sent and stay unchanged. */
function updateInput({ id, ...item }: Replacement): CartLineUpdateInput {
  return { id, ...lineInput(item) };
}

/** Maps the platform's user errors to ours. */
function cartErrorCodeOf(failure: OperationFailure): ApiErrorCode {
  switch (failure.kind) {
    case 'timeout':
      return 'platformTimedOut';
    case 'throttled':
      return 'tooManyRequests';
    case 'graphql':
      return failure.errors.every(isAboutAnId) ? 'invalidId' : 'platformFailed';
    case 'network':
    case 'http':
    case 'unreadable':
      return 'platformFailed';
    case 'userErrors':
      return mapUserErrors(failure.userErrors);
  }
}

/** Our documents are valid, so the error stems from an id of the body. */
function isAboutAnId({ message }: GraphqlError): boolean {
  return /invalid (?:global )?id/i.test(message);
}

/** A missing cart and an unknown variant share a code; the field distinguishes them. */
function mapUserErrors(errors: readonly UserError[]): ApiErrorCode {
  for (const { code, field } of errors) {
    const last = field.at(-1);
    if (last === 'cartId') return 'unknownCheckout';
    if (last === 'merchandiseId') return 'unknownVariant';
    if (last === 'sellingPlanId' || code?.includes('SELLING_PLAN')) return 'invalidSellingPlan';
    if (code === 'INVALID_MERCHANDISE_LINE' || field.includes('lineIds')) return 'unknownLine';
    // The body is validated, so only the sum with existing lines can exceed the limit.
    if (last === 'quantity') return 'quantityTooLarge';
    if (last === 'lines' || code === 'CART_TOO_LARGE') return 'cartTooLarge';
  }
  return 'cartRefused';
}
