import type { CallFailure, CallOptions, CallResult, PassingFailure } from '@lokke/contract/call';
import { callApi, messageFor, passingFailureOf } from '@lokke/contract/call';
import {
  addItems,
  type Checkout,
  createCheckout,
  type LineItem,
  removeItems,
  replaceItems,
  requestCheckout,
  setDiscountCodes,
  setSalon,
} from '@lokke/contract/checkout';
import { API_ERRORS, messageOf } from '@lokke/contract/errors';
import type { Locale } from '@lokke/domain/markets';
import { fetchInTime } from '../../shared/call-options.ts';
import type { CartBatch } from './cart-batch.ts';

export type CartReply =
  | { readonly kind: 'checkout'; readonly checkout: Checkout }
  /** The cart was completed or has expired. */
  | { readonly kind: 'gone' }
  /** The platform answered that it cannot be done. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The network or the platform failed: it may be done later. */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly hasTooManyCodes?: true;
      /** Set where sending again in a moment may help. */
      readonly passing?: PassingFailure | null;
    };

export interface CartApi {
  /** Makes one cart of one wish, however often it is sent. */
  readonly createCart: (
    locale: Locale,
    lineItems: readonly LineItem[],
    wish?: string,
  ) => Promise<CartReply>;
  readonly fetchCart: (locale: Locale, id: string) => Promise<CartReply>;
  /** Sends one batch; one that replaces or removes nothing fetches the cart. */
  readonly sendBatch: (locale: Locale, id: string, batch: CartBatch) => Promise<CartReply>;
  /** Has a salon earn on the cart; null takes it off. */
  readonly setSalon: (
    locale: Locale,
    id: string,
    salonNo: string | null,
    prescription?: string,
  ) => Promise<CartReply>;
}

const log = (text: string) => console.error(text);
const options = { fetch: fetchInTime, log };
/** `keepalive`: a change outlives its page. */
const lasting: CallOptions = {
  fetch: (url, init) => fetchInTime(url, { ...init, keepalive: true }),
  log,
};

const createCart: CartApi['createCart'] = async (locale, lineItems, wish) => {
  const body = { lineItems: [...lineItems], locale, ...(wish !== undefined && { wish }) };
  return toReply(await callApi(createCheckout, body, lasting));
};

async function fetchCart(locale: Locale, id: string): Promise<CartReply> {
  return toReply(await callApi(requestCheckout, { id, locale }, options));
}

async function sendBatch(locale: Locale, checkoutId: string, batch: CartBatch): Promise<CartReply> {
  switch (batch.kind) {
    case 'add': {
      const body = { checkoutId, lineItems: [...batch.lineItems], locale };
      return toReply(await callApi(addItems, body, lasting));
    }
    case 'replace': {
      if (batch.replacements.length === 0) return fetchCart(locale, checkoutId);
      const body = { checkoutId, lineItems: [...batch.replacements], locale };
      return toReply(await callApi(replaceItems, body, lasting));
    }
    case 'remove': {
      if (batch.lineItemIds.length === 0) return fetchCart(locale, checkoutId);
      const body = { checkoutId, lineItemIds: [...batch.lineItemIds], locale };
      return toReply(await callApi(removeItems, body, lasting));
    }
    case 'codes': {
      const { discountCodes, removedGiftCards } = batch;
      const body = {
        id: checkoutId,
        discountCodes: [...discountCodes],
        ...(removedGiftCards && { removedGiftCards: [...removedGiftCards] }),
        locale,
      };
      return toReply(await callApi(setDiscountCodes, body, lasting));
    }
  }
}

const sendSalon: CartApi['setSalon'] = async (locale, id, salonNo, prescription) =>
  toReply(await callApi(setSalon, { id, salonNo, prescription, locale }, lasting));

export const cartApi: CartApi = { createCart, fetchCart, sendBatch, setSalon: sendSalon };

function toReply(result: CallResult<{ readonly data: Checkout }>): CartReply {
  if (result.ok) return { kind: 'checkout', checkout: result.value.data };
  if (isGone(result.failure)) return { kind: 'gone' };
  const message = messageFor(result.failure, messageOf('cartRefused'));
  if (isRefusal(result.failure)) return { kind: 'refused', message };
  return message === messageOf('tooManyCodes')
    ? { kind: 'failed', message, hasTooManyCodes: true }
    : { kind: 'failed', message, passing: passingFailureOf(result.failure) };
}

function isGone(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status === API_ERRORS.unknownCheckout.status;
}

function isRefusal(failure: CallFailure): boolean {
  if (failure.kind === 'invalid') return true;
  if (failure.kind !== 'refused') return false;
  const { status } = failure;
  return status >= 400 && status < 500 && status !== API_ERRORS.tooManyRequests.status;
}
