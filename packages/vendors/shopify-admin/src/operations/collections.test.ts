import { expect, it } from 'vitest';
import { createAdminClient } from '../client.ts';
import { publications } from './collections.ts';

it('lists every channel of a shop with more than one answer holds', async () => {
  const names = ['Online Store', 'Wholesale 1', 'Headless'];
  const client = createAdminClient({
    endpoint: 'https://shop.example/admin/api/2024-01/graphql.json',
    accessToken: 'shpat_1',
    timeoutInMs: 1_000,
    fetch: async (_, init) => {
      const at = Number(JSON.parse(String(init?.body)).variables.after ?? 0);
      const pageInfo = { hasNextPage: at < names.length - 1, endCursor: String(at + 1) };
      const nodes = [{ id: String(at), name: names[at] }];
      return Response.json({ data: { publications: { nodes, pageInfo } } });
    },
  });
  const found = await publications(client);
  expect(found.ok && found.value?.map(({ name }) => name)).toEqual(names);
});
