import { describe, expect, it } from 'vitest';
import { openCartShop } from './cart-shop.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly instructions: { readonly canRemove: boolean; readonly canUpdateQuantity: boolean };
  readonly parentRelationship: { readonly parent: { readonly id: string } } | null;
}

interface Answer {
  readonly cart: { readonly lines: { readonly nodes: readonly Line[] } } | null;
  readonly userErrors: readonly { readonly code: string; readonly field: readonly string[] }[];
}

const ANSWER = `cart { lines(first: 9) { nodes { ... on CartLine { id quantity
  instructions { canRemove canUpdateQuantity } parentRelationship { parent { id } } } } } }
  userErrors { code field }`;
const ADD = `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${ANSWER} } }`;
const REMOVE = `mutation ($id: ID!, $ids: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $ids) { ${ANSWER} } }`;

async function open() {
  const shop = await openCartShop('2026-10');
  const id = await shop.createCart();
  const run = async (document: string, variables: object): Promise<Answer> => {
    const { data, errors } = await shop.shopper.request<Record<string, Answer>>(document, {
      id,
      ...variables,
    });
    expect(errors).toEqual([]);
    const [answer] = Object.values(data ?? {});
    return answer ?? { cart: null, userErrors: [] };
  };
  const { plenty, drop, endless } = shop.variants;
  return {
    plenty,
    drop,
    endless,
    add: (...lines: readonly object[]) => run(ADD, { lines }),
    remove: (ids: readonly string[]) => run(REMOVE, { ids }),
  };
}

const nodesOf = ({ cart }: Answer) => cart?.lines.nodes ?? [];

describe('a nested line', () => {
  it('stands after its parent, with a quantity of its own that stays', async () => {
    const { add, plenty, drop, endless } = await open();
    const answer = await add(
      { merchandiseId: plenty, quantity: 1 },
      { merchandiseId: drop, quantity: 2, parent: { merchandiseId: plenty } },
      { merchandiseId: endless, quantity: 1 },
    );
    const [other, parent, nested] = nodesOf(answer);
    expect(other?.parentRelationship).toBeNull();
    expect(parent).toMatchObject({ instructions: { canRemove: true, canUpdateQuantity: true } });
    expect(nested).toMatchObject({
      quantity: 2,
      instructions: { canRemove: true, canUpdateQuantity: false },
      parentRelationship: { parent: { id: parent?.id } },
    });
  });

  it('is added to a line that is there already, and goes with it', async () => {
    const { add, remove, plenty, drop } = await open();
    const [parent] = nodesOf(await add({ merchandiseId: plenty }));
    const lineId = parent?.id ?? '';
    expect(nodesOf(await add({ merchandiseId: drop, parent: { lineId } }))).toHaveLength(2);
    expect(nodesOf(await remove([lineId]))).toEqual([]);
  });

  it('and the same variant by itself are two lines', async () => {
    const { add, plenty, drop } = await open();
    const parent = { merchandiseId: plenty };
    const lines = nodesOf(
      await add(parent, { merchandiseId: drop, parent }, { merchandiseId: drop, quantity: 3 }),
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([3, 1, 1]);
  });

  it('is refused under no line of the cart, what is not added with it, itself, and a nested line', async () => {
    const { add, plenty, drop, endless } = await open();
    const parent = { merchandiseId: plenty };
    const [first, nested] = nodesOf(await add(parent, { merchandiseId: drop, parent }));
    for (const [merchandiseId, under, code] of [
      [drop, { lineId: 'gid://shopify/CartLine/none' }, 'PARENT_LINE_NOT_FOUND'],
      [drop, { merchandiseId: endless }, 'PARENT_LINE_NOT_FOUND'],
      [drop, { merchandiseId: plenty }, 'PARENT_LINE_INVALID_REFERENCE'],
      [plenty, { lineId: first?.id }, 'PARENT_LINE_NESTING_TOO_DEEP'],
      [endless, { lineId: nested?.id }, 'PARENT_LINE_NESTING_TOO_DEEP'],
    ]) {
      const { userErrors } = await add({ merchandiseId, parent: under });
      expect(userErrors).toEqual([{ code, field: ['lines', '0', 'parent'] }]);
    }
  });
});
