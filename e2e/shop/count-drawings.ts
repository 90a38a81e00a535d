import type { Page } from '@playwright/test';

/** How often React drew each of them, in the order in which they were drawn first. */
export interface Drawings {
  /** By the handle of their product. */
  readonly cards: Readonly<Record<string, number>>;
  /** By the name of their product. */
  readonly hearts: Readonly<Record<string, number>>;
  /** By the address that they lead to; several links may lead to the same. */
  readonly links: Readonly<Record<string, number>>;
  /** How often the cards of a list were put in their places. */
  readonly lists: number;
}

declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: object;
    drawings?: Drawings;
  }
}

/** Has React tell of its work, as it tells the tools of a developer; before the page is opened. */
export async function countDrawings(page: Page): Promise<void> {
  await page.addInitScript(listen);
}

/** Waits until React has drawn something: markup is known to it before its first drawing is done. */
export async function drawingsOf(page: Page): Promise<Drawings> {
  await page.waitForFunction(() => window.drawings !== undefined);
  const drawings = await page.evaluate(() => window.drawings);
  if (drawings === undefined) throw new Error('React told of nothing.');
  return drawings;
}

/** What the tools read of a node in React's tree. */
interface Node {
  readonly tag: number;
  readonly flags: number;
  readonly memoizedProps: unknown;
  readonly alternate: Node | null;
  readonly child: Node | null;
  readonly sibling: Node | null;
}

// It runs in the page, so that it can use nothing from around it.
function listen(): void {
  const counts = {
    cards: new Map<string, number>(),
    hearts: new Map<string, number>(),
    links: new Map<string, number>(),
  };
  let lists = 0;
  // A function, one behind a ref, and the two ways to remember one.
  const COMPONENTS = [0, 11, 14, 15];
  const WAS_DRAWN = 1;

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
    // What looks like a button draws a link within.
    if ('listing' in props && 'given' in props) lists += 1;
    // The router's own: ours around it says the same.
    if ('to' in props && 'prefetch' in props) count('links', props.to);
  }
  function walk(node: Node, before: Node | null): void {
    if (node === before) return;
    if (COMPONENTS.includes(node.tag) && (node.flags & WAS_DRAWN) !== 0) note(node);
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
      window.drawings = {
        cards: Object.fromEntries(counts.cards),
        hearts: Object.fromEntries(counts.hearts),
        links: Object.fromEntries(counts.links),
        lists,
      };
    },
  };
}
