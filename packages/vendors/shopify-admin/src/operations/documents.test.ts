import { textFor } from '@lokke/http-client';
import { adminSchema } from '@lokke/shopify-storefront/schemas';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAdminClient } from '../client.ts';
import { DOCUMENTS } from '../generated/documents.ts';
import { takenHandles } from './metaobjects.ts';

/** Published ones; Shopify answers an older version with the oldest of these. */
const VERSIONS = ['2025-10', '2026-01', '2026-04', '2026-07', '2026-10'] as const;
const SCHEMAS = VERSIONS.map((version) => ({ version, schema: adminSchema(version) }));

/** Written as it is sent, one alias for each handle. */
const handlesText = await new Promise<string>((resolve) => {
  const client = createAdminClient({
    endpoint: 'https://shop.example/admin/api/2024-01/graphql.json',
    accessToken: 'shpat_1',
    timeoutInMs: 1_000,
    fetch: async (_, init) => {
      resolve(JSON.parse(String(init?.body)).query);
      return Response.json({ data: {} });
    },
  });
  takenHandles(client, 'review', ['first', 'second']);
});

const TEXTS = Object.values(DOCUMENTS).map((one) => [one.name, textFor(one, '')] as const);

describe.each([...TEXTS, ['MetaobjectsByHandle', handlesText] as const])('%s', (_, text) => {
  it.each(SCHEMAS)('is valid in $version', ({ schema }) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });
});
