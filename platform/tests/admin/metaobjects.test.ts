import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';
import { ERRORS, field, metaobjectCalls } from '../fixtures/metaobjects.ts';

let platform: Platform;
let merchant: Merchant;
beforeAll(() => {
  platform = createPlatform({ dataFile: ':memory:' });
  merchant = merchantAt(platform, 'nl');
});
afterAll(() => platform.close());

const { payload, make, definedId } = metaobjectCalls(() => merchant);

it('what a definition does not allow is refused', async () => {
  await definedId('strict', {
    fieldDefinitions: [{ ...field('title'), name: 'Title', required: true }],
  });
  const codes = async (fields: object) => {
    const made = await make({ type: 'strict', ...fields });
    return made.userErrors.map(({ code }: { readonly code: string }) => code);
  };
  const title = { key: 'title', value: 'One' };
  expect(await codes({ fields: [] })).toEqual(['OBJECT_FIELD_REQUIRED']);
  expect(await codes({ fields: [title, title] })).toEqual([
    'DUPLICATE_FIELD_INPUT',
    'OBJECT_FIELD_REQUIRED',
  ]);
  expect(await codes({ fields: [title, { key: 'none', value: '' }] })).toEqual([
    'UNDEFINED_OBJECT_FIELD',
  ]);
  const capabilities = { publishable: { status: 'ACTIVE' } };
  expect(await codes({ fields: [title], capabilities })).toEqual(['CAPABILITY_NOT_ENABLED']);
});

it('many are deleted at once, by type or by ids but not by both', async () => {
  await definedId('many', { displayNameKey: 'title' });
  const ids: string[] = [];
  for (const value of ['A', 'B', 'C']) {
    const made = await make({ type: 'many', fields: [{ key: 'title', value }] });
    ids.push(made.metaobject.id);
  }
  const bulk = (where: object) =>
    merchant.request(
      `mutation ($where: MetaobjectBulkDeleteWhereCondition!) {
        metaobjectBulkDelete(where: $where) { job { done } ${ERRORS} }
      }`,
      { where },
    );
  const left = async () => {
    const found = await payload('{ metaobjects(type: "many", first: 9) { nodes { handle } } }', {});
    return found.nodes.map(({ handle }: { readonly handle: string }) => handle);
  };
  for (const where of [{}, { type: 'many', ids }]) {
    expect((await bulk(where)).errors).toMatchObject([
      { extensions: { code: 'INVALID_FIELD_ARGUMENTS' } },
    ]);
  }
  await bulk({ ids: ids.slice(1, 2) });
  expect(await left()).toEqual(['a', 'c']);
  expect((await bulk({ type: 'none' })).data).toMatchObject({
    metaobjectBulkDelete: { job: null, userErrors: [{ code: 'RECORD_NOT_FOUND' }] },
  });
  await bulk({ type: 'many' });
  expect(await left()).toEqual([]);
});

it('entries are found by handle, name and field, and put in order', async () => {
  await definedId('found', { displayNameKey: 'title' });
  for (const value of ['Charlie', 'Alpha', 'Bravo']) {
    await make({ type: 'found', fields: [{ key: 'title', value }] });
  }
  const find = async (variables: Readonly<Record<string, unknown>>) => {
    const found = await payload(
      `query ($query: String, $sortKey: String, $reverse: Boolean) {
        metaobjects(type: "found", first: 9, query: $query, sortKey: $sortKey, reverse: $reverse) {
          nodes { displayName }
        }
      }`,
      variables,
    );
    return found.nodes.map(({ displayName }: { readonly displayName: string }) => displayName);
  };
  expect(await find({})).toEqual(['Charlie', 'Alpha', 'Bravo']);
  expect(await find({ sortKey: 'display_name' })).toEqual(['Alpha', 'Bravo', 'Charlie']);
  expect(await find({ sortKey: 'id', reverse: true })).toEqual(['Bravo', 'Alpha', 'Charlie']);
  expect(await find({ query: 'display_name:Al*' })).toEqual(['Alpha']);
  expect(await find({ query: 'handle:bravo' })).toEqual(['Bravo']);
  expect(await find({ query: "fields.title:'Charlie'" })).toEqual(['Charlie']);
  expect(await find({ query: 'id:<0' })).toEqual([]);
  expect(await find({ query: 'updated_at:>=2020-01-01T00:00:00Z AND handle:alpha' })).toEqual([
    'Alpha',
  ]);
});

it('the job of a bulk deletion is done when it is asked for', async () => {
  await definedId('cleared');
  const { job } = await payload(
    `mutation { metaobjectBulkDelete(where: { type: "cleared" }) { job { id done } } }`,
    {},
  );
  expect(job.done).toBe(false);
  const asked = 'query ($id: ID!) { job(id: $id) { id done query { shop { name } } } }';
  expect(await payload(asked, { id: job.id })).toEqual({
    id: job.id,
    done: true,
    query: { shop: { name: 'LOKKE NL' } },
  });
  expect(await payload(asked, { id: 'gid://shopify/Product/1' })).toBeNull();
});
