import { POINTS, type Scenario } from './scenario.ts';

/** A call to our API: what it asks of Shopify. */
export interface CallStep {
  readonly kind: 'call';
  readonly asks: 'nothing' | 'storefront' | 'checkout' | 'admin';
  /** Of the Admin API. */
  readonly points: number;
}

export interface PageStep {
  readonly kind: 'page';
  readonly from: 'cdn' | 'memory' | 'redis' | 'render';
}

export interface Step {
  readonly afterInMs: number;
  readonly does: CallStep | PageStep;
}

const call = (asks: CallStep['asks'], points = 0): CallStep => ({ kind: 'call', asks, points });

/** What one visitor asks for, from arrival: page after page, with the calls that a page makes. */
export function planVisit(scenario: Scenario, random: () => number): readonly Step[] {
  const { pagesPerVisit, betweenPagesInMs, shares } = scenario;
  const steps: Step[] = [];
  const add = (afterInMs: number, does: Step['does']) => steps.push({ afterInMs, does });
  const pause = () => -Math.log(1 - random()) * betweenPagesInMs;
  const hasCart = random() < shares.cart;
  const checksOut = hasCart && random() < shares.checkout / shares.cart;
  const logsIn = random() < shares.login;
  const savesWishlist = random() < shares.wishlist;
  for (let page = 0; page < pagesPerVisit; page += 1) {
    add(page === 0 ? 0 : pause(), { kind: 'page', from: pageFrom(scenario, random) });
    if (page === 0) {
      add(0, call('nothing')); // salons: from memory
      add(0, call('storefront'));
      add(0, logsIn ? call('admin', POINTS.readWishlist) : call('storefront'));
    }
    // The cart is made on the second page and changed or read on those after it.
    if (hasCart && page > 0) add(0, call('storefront'));
    if (savesWishlist && page === 1) add(0, call('admin', POINTS.saveWishlist));
  }
  if (checksOut) add(pause(), call('checkout'));
  return steps;
}

/** Where a page view is answered. */
export function pageFrom(
  { hasCdn, hits, shares }: Pick<Scenario, 'hasCdn' | 'hits' | 'shares'>,
  random: () => number,
): PageStep['from'] {
  if (random() < shares.personalPages) return 'render';
  if (hasCdn && random() < hits.cdn) return 'cdn';
  if (random() < hits.memory) return 'memory';
  return random() < hits.redis ? 'redis' : 'render';
}
