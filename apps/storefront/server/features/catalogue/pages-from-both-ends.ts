import { type Page, type Result, succeed } from '@lokke/http-client';
import type { RequestFailure } from '@lokke/shopify-storefront';
import { MOST_OF_LIST } from './loaded.ts';

interface Place {
  readonly after: string | null;
  readonly reverse: boolean;
}

/** Reads a page of a list that is sorted by id. */
type ReadPage<Node> = (place: Place) => Promise<Result<Page<Node>, RequestFailure>>;

type Pages<Node> = AsyncGenerator<Result<readonly Node[], RequestFailure>>;

/**
 * Reads a list from its beginning and, beyond the platform's limit, from its end until both meet: twice as many
 * objects as it shows of one. Of a longer list the middle is left out. Ends after a failure.
 */
export async function* pagesFromBothEnds<Node extends { readonly id: string }>(
  readPage: ReadPage<Node>,
): Pages<Node> {
  let highest = 0;
  for (const reverse of [false, true]) {
    let after: string | null = null;
    for (let read = 0; read < MOST_OF_LIST; ) {
      const result: Awaited<ReturnType<typeof readPage>> = await readPage({ after, reverse });
      if (!result.ok) {
        yield result;
        return;
      }
      const { nodes, pageInfo } = result.value;
      const known = highest;
      const unread = reverse ? nodes.filter(({ id }) => numberIn(id) > known) : nodes;
      yield succeed(unread);
      if (!reverse) highest = Math.max(highest, ...nodes.map(({ id }) => numberIn(id)));
      read += nodes.length;
      after = pageInfo.endCursor;
      const hasMet = unread.length < nodes.length;
      if (hasMet || !pageInfo.hasNextPage || after === null) return;
    }
  }
}

/** All objects of such a list. */
export async function fromBothEnds<Node extends { readonly id: string }>(
  readPage: ReadPage<Node>,
): Promise<Result<readonly Node[], RequestFailure>> {
  const all: Node[] = [];
  for await (const page of pagesFromBothEnds(readPage)) {
    if (!page.ok) return page;
    all.push(...page.value);
  }
  return succeed(all);
}

function numberIn(id: string): number {
  return Number(id.split('/').at(-1));
}
