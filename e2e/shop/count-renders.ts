import type { Page } from '@playwright/test';

/** Counts of React's renders, in the order of the first render. */
export interface RenderCounts {
  /** Keyed by product handle. */
  readonly cards: Readonly<Record<string, number>>;
  /** Keyed by product title. */
  readonly hearts: Readonly<Record<string, number>>;
  /** Keyed by URL; several links may have the same. */
  readonly links: Readonly<Record<string, number>>;
  /** Renders of the list around the cards. */
  readonly lists: number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
    renderCounts?: RenderCounts;
  }
}

/** Counts renders by React's hook for developer tools; call it before the page is opened. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** Waits for the first render: hydration starts before it is done. */
export async function renderCountsOf(page: Page): Promise<RenderCounts> {
  await page.waitForFunction(() => window.renderCounts !== undefined);
  const counts = await page.evaluate(() => window.renderCounts);
  if (counts === undefined) throw new Error('React reported no render.');
  return counts;
}

/** A fiber, as far as it is read here. */
interface Node {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: unknown;
  readonly alternate: Node | null;
  readonly child: Node | null;
  readonly sibling: Node | null;
}

/** Runs in the page, and can use nothing from around it. */
function listen(): void {
  const counts = {
    cards: new Map<string, number>(),
    hearts: new Map<string, number>(),
    links: new Map<string, number>(),
  };
  let lists = 0;
  // A function, one behind a ref, and the two ways to remember one.
  const COMPONENTS = [0, 11, 14, 15];
  const PERFORMED_WORK = 1;

  function note({ memoizedProps: props }: Node): void {
    if (typeof props !== 'object' || props === null) return;
    const count = (kind: keyof typeof counts, name: unknown) => {
      counts[kind].set(String(name), (counts[kind].get(String(name)) ?? 0) + 1);
    };
    if ('card' in props && 'sizes' in props)
      count('cards', Reflect.get(Object(props.card), 'handle'));
    if ('product' in props && 'className' in props) {
      count('hearts', Reflect.get(Object(props.product), 'title'));
    }
    // A link button renders a link within.
    if ('listing' in props && 'eagerCount' in props) lists += 1;
    // The router's own component: the shop's wrapper counts already.
    if ('to' in props && 'prefetch' in props) count('links', props.to);
  }
  function walk(node: Node, before: Node | null): void {
    if (node === before) return;
    if (COMPONENTS.includes(node.tag) && (node.flags & PERFORMED_WORK) !== 0) note(node);
    if (before !== null && node.child === before.child) return;
    for (let child = node.child; child !== null; child = child.sibling)
      walk(child, child.alternate);
  }
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_id: number, { current }: { readonly current: Node }) {
      walk(current, current.alternate);
      window.renderCounts = {
        cards: Object.fromEntries(counts.cards),
        hearts: Object.fromEntries(counts.hearts),
        links: Object.fromEntries(counts.links),
        lists,
      };
    },
  };
}
