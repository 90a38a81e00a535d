import type { Page } from '@playwright/test';

interface Line {
  readonly node: {
    readonly merchandise: { readonly product: object };
    readonly cost: object;
    readonly [field: string]: unknown;
  };
}

/** Has the shop answer with another bag than it keeps, for states that take long to come about. */
export async function showsOtherBag(page: Page, change: (line: Line) => object): Promise<void> {
  await page.route(/\/api\/shopify\/checkout\//, async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    const lines: readonly Line[] = reply.data?.lines?.edges ?? [];
    const edges = lines.map((line) => ({ node: change(line) }));
    const data = { ...reply.data, lines: { edges } };
    await route.fulfill({ response, json: { ...reply, data } });
  });
}
