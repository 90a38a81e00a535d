import { expect, it } from 'vitest';
import { createAdminClient } from '../client.ts';
import { metaobjectCreate } from './metaobjects.ts';

const INPUT = { type: '$app:product_review', handle: 'review-1-2', fields: [] };

/** A shop that answers with an entry of this handle, or refuses with this code. */
function shopThat(answer: { readonly handle: string } | { readonly code: string }) {
  const deleted: string[] = [];
  const client = createAdminClient({
    endpoint: 'https://shop.example/admin/api/2024-01/graphql.json',
    accessToken: 'shpat_1',
    timeoutInMs: 1_000,
    async fetch(_input, init) {
      const { query, variables } = JSON.parse(String(init?.body));
      if (query.includes('metaobjectDelete')) {
        deleted.push(variables.id);
        return Response.json({
          data: { metaobjectDelete: { deletedId: variables.id, userErrors: [] } },
        });
      }
      const metaobjectCreated =
        'handle' in answer
          ? { metaobject: { id: 'gid://shopify/Metaobject/7', ...answer }, userErrors: [] }
          : { metaobject: null, userErrors: [{ ...answer, field: ['handle'], message: 'No' }] };
      return Response.json({ data: { metaobjectCreate: metaobjectCreated } });
    },
  });
  return { client, deleted };
}

it('an entry with the handle that was asked for is made', async () => {
  const { client, deleted } = shopThat({ handle: 'review-1-2' });
  expect(await metaobjectCreate(client, INPUT)).toEqual({ ok: true, value: 'created' });
  expect(deleted).toEqual([]);
});

it('one that got another handle is deleted again: there is one already', async () => {
  const { client, deleted } = shopThat({ handle: 'review-1-2-1' });
  expect(await metaobjectCreate(client, INPUT)).toEqual({ ok: true, value: 'taken' });
  expect(deleted).toEqual(['gid://shopify/Metaobject/7']);
});

it('a shop that refuses the handle is understood too, and any other refusal is one', async () => {
  const taken = shopThat({ code: 'TAKEN' });
  expect(await metaobjectCreate(taken.client, INPUT)).toEqual({ ok: true, value: 'taken' });
  const invalid = shopThat({ code: 'INVALID' });
  expect(await metaobjectCreate(invalid.client, INPUT)).toMatchObject({ ok: false });
});
