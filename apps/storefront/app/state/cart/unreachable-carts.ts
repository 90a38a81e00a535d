import type { Checkout } from '@lokke/contract/checkout';
import { canReplaceUnreachable, mergeCarts, type UnreachableCart } from '@lokke/domain/cart';
import { rememberedLines, updateSnapshot } from '@lokke/domain/cart-snapshot';
import { isReward } from '@lokke/domain/promotions';
import * as v from 'valibot';
import { marketValues } from '../storage/stored-values.ts';
import type { CartReply } from './cart-requests.ts';
import { createCartWith } from './create-cart-with.ts';
import type { CartTools, CurrentCart } from './current-cart.ts';
import { loadLastSeenCart } from './last-seen-cart.ts';
import { linesOf } from './provisional-line.ts';

export type UnreachableCarts = ReturnType<typeof createUnreachableCarts>;

/** Carts that a new one stands in for until the platform answers (spec §4, §8). Expects the cart's lock to be held. */
export function createUnreachableCarts(
  { market, api, storage, current, onChanged }: Omit<CartTools, 'store'>,
  /** Called when a cart was replaced, and is to be merged once it answers. */
  onReplaced: () => void,
) {
  const { locale } = market;
  const value = marketValues.unreachableCarts(market);
  /** Reads the carts of all tabs. Foreign or damaged content is ignored. */
  const read = (): readonly UnreachableCart[] => {
    const parsed = v.safeParse(unreachableSchema, storage.readStored(value));
    return parsed.success ? parsed.output : [];
  };
  const write = (carts: readonly UnreachableCart[]) => {
    if (carts.length === 0) storage.removeStored(value);
    else storage.writeStored(value, JSON.stringify(carts));
  };
  const remove = (cart: UnreachableCart) => write(read().filter(({ id }) => id !== cart.id));

  const withCodes = async (
    made: CartReply,
    discountCodes: readonly string[],
  ): Promise<CartReply> => {
    if (made.kind !== 'checkout' || discountCodes.length === 0) return made;
    const reply = await api.sendBatch(locale, made.checkout.id, { kind: 'codes', discountCodes });
    return reply.kind === 'refused' ? made : reply;
  };

  const take = (after: Checkout | null, asked: Parameters<CurrentCart['keep']>[1]) => {
    current.keep(after, asked);
    current.markChanged();
    onChanged(after);
    return after;
  };

  /** Can be repeated: until all is done, only the cart before counts. */
  const mergeOne = async (
    { takenOver }: UnreachableCart,
    found: Checkout | null,
    before: Checkout | null,
  ): Promise<Checkout | null> => {
    const merge = mergeCarts({ takenOver, found, current: before, isReward });
    if (merge.kind === 'keep') return before;
    // Lines that were bought are missing by intent; others get a notice.
    const askedFor = (after: Checkout | null) =>
      found === null ? { before: linesOf(before), after: linesOf(after) } : null;
    if (merge.kind === 'renew' && merge.lines.length === 0) return take(null, askedFor(null));
    const made: CartReply | null =
      merge.kind === 'renew'
        ? await createCartWith(api, locale, merge.lines)
        : before && { kind: 'checkout', checkout: before };
    // Nothing of it is sold any more.
    if (made === null || made.kind === 'refused') return before;
    const reply = await withCodes(made, merge.discountCodes);
    if (reply.kind !== 'checkout') {
      throw new Error(reply.kind === 'failed' ? reply.message : 'The merged cart is gone');
    }
    return take(reply.checkout, askedFor(reply.checkout));
  };

  return {
    /** Replaces a cart that cannot be requested by one with its remembered lines; throws when that fails, too. */
    async replace(id: string, message: string): Promise<Checkout | null> {
      const waiting = read();
      if (!canReplaceUnreachable(waiting)) throw new Error(message);
      const lines = rememberedLines(loadLastSeenCart(market, storage));
      const reply = lines.length === 0 ? null : await createCartWith(api, locale, lines);
      if (reply?.kind === 'failed') throw new Error(reply.message);
      const checkout = reply?.kind === 'checkout' ? reply.checkout : null;
      const takenOver = rememberedLines(
        updateSnapshot([], { lines: linesOf(checkout), asked: null }),
      );
      write([...waiting, { id, takenOver }]);
      current.keep(checkout);
      current.markChanged();
      onReplaced();
      return checkout;
    },
    /** Merges those that answer again; throws when some do not. */
    async merge(refresh: () => Promise<Checkout | null>): Promise<void> {
      const answered: { readonly cart: UnreachableCart; readonly found: Checkout | null }[] = [];
      let failure: string | null = null;
      for (const cart of read()) {
        const reply = await api.fetchCart(locale, cart.id);
        if (reply.kind === 'failed') failure = reply.message;
        // Dropped: it can never be read, and what is remembered of it is all.
        else if (reply.kind === 'refused') remove(cart);
        else answered.push({ cart, found: stillOpen(reply) });
      }
      if (answered.length > 0) {
        let inUse = await refresh();
        for (const { cart, found } of answered) {
          if (cart.id !== inUse?.id) inUse = await mergeOne(cart, found, inUse);
          remove(cart);
        }
      }
      if (failure !== null) throw new Error(failure);
    },
  };
}

/** Null for a cart that was bought. */
function stillOpen(reply: CartReply): Checkout | null {
  return reply.kind === 'checkout' && reply.checkout.completedAt === null ? reply.checkout : null;
}

const unreachableSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      takenOver: v.array(
        v.object({
          variantId: v.string(),
          sellingPlanId: v.nullable(v.string()),
          quantity: v.number(),
        }),
      ),
    }),
  ),
);
