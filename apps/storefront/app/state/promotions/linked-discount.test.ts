import { describe, expect, it } from 'vitest';
import { createCartStore } from '../cart/cart-store.ts';
import { checkout } from '../measurement/measurement.test-kit.ts';
import { followLinkedDiscount, linkedDiscountCookie } from './linked-discount.ts';
import { line } from './promotions.test-kit.ts';

const CART = { ...checkout(line('shampoo', 1)), totalQuantity: 1 };
const [KEPT = ''] = linkedDiscountCookie('nl', 'SPRING 10%').split(';');

function openBrowser(cookie = `a=b; ${KEPT}`) {
  const place = { cookie };
  const store = createCartStore();
  const stop = followLinkedDiscount(store, 'nl', place);
  const queued = () => store.getSnapshot().queue.map(({ change }) => change);
  return { place, store, stop, queued };
}

describe('the code of a link', () => {
  it('joins the codes of the cart once there are lines, and leaves the browser', () => {
    const { place, store, queued } = openBrowser();
    store.receive({ ...CART, totalQuantity: 0 });
    expect(queued()).toEqual([]);
    store.receive({ ...CART, discountCodes: [{ code: 'WELCOME', applicable: true }] });
    expect(queued()).toEqual([{ kind: 'codes', discountCodes: ['WELCOME', 'SPRING 10%'] }]);
    expect(place.cookie).toContain('linkedDiscount-nl=; Path=/; Max-Age=0');
  });

  it('changes nothing where the cart has it, however it is written', () => {
    const { store, queued } = openBrowser();
    store.receive({ ...CART, discountCodes: [{ code: 'spring 10%', applicable: true }] });
    expect(queued()).toEqual([]);
  });

  it.each(['', 'linkedDiscount-be=SPRING', 'linkedDiscount-nl=%E0%A4%A'])(
    'is none in the cookies %j',
    (cookie) => {
      const { store, queued } = openBrowser(cookie);
      store.receive(CART);
      expect(queued()).toEqual([]);
    },
  );
});
