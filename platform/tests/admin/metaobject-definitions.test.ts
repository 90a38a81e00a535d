import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../src/platform.ts';
import { type Merchant, merchantAt } from '../fixtures/merchant.ts';
import { count, ERRORS, field, metaobjectCalls } from '../fixtures/metaobjects.ts';

let platform: Platform;
let merchant: Merchant;
beforeAll(() => {
  platform = createPlatform({ dataFile: ':memory:' });
  merchant = merchantAt(platform, 'nl');
});
afterAll(() => platform.close());

const { payload, define, redefine, make, definedId } = metaobjectCalls(() => merchant);

it('a definition is made, changed and deleted, its entries with it', async () => {
  const id = await definedId('hair_range', { displayNameKey: 'title' });
  const made = await make({ type: 'hair_range', fields: [{ key: 'title', value: 'Rain' }] });
  expect(made.metaobject).toMatchObject({ handle: 'rain', displayName: 'Rain' });
  const changed = await redefine(id, {
    name: 'Ranges',
    displayNameKey: 'body',
    resetFieldOrder: true,
    access: { storefront: 'PUBLIC_READ' },
    fieldDefinitions: [
      { create: { ...field('body', 'multi_line_text_field'), required: true } },
      { update: { key: 'title', name: 'Title' } },
    ],
  });
  expect(changed).toMatchObject({
    metaobjectDefinition: {
      ...{ name: 'Ranges', displayNameKey: 'body', metaobjectsCount: 1 },
      access: { admin: 'PUBLIC_READ_WRITE', storefront: 'PUBLIC_READ', customerAccount: 'NONE' },
      fieldDefinitions: [
        { key: 'body', required: true, type: { category: 'TEXT' } },
        { key: 'title', name: 'Title', required: false },
      ],
    },
    userErrors: [],
  });
  const remove = `mutation ($id: ID!) { metaobjectDefinitionDelete(id: $id) { deletedId ${ERRORS} } }`;
  expect(await payload(remove, { id })).toEqual({ deletedId: id, userErrors: [] });
  expect(
    await payload('query ($id: ID!) { metaobject(id: $id) { id } }', { id: made.metaobject.id }),
  ).toBeNull();
  expect(await payload(remove, { id })).toMatchObject({
    deletedId: null,
    userErrors: [{ code: 'RECORD_NOT_FOUND', field: ['id'] }],
  });
});

it.each([
  [{ type: 'ab' }, 'TOO_SHORT', ['type']],
  [{ type: 'has spaces!' }, 'INVALID', ['type']],
  [{ type: 'shopify--qa-pair' }, 'NOT_AUTHORIZED', []],
  [{ name: '' }, 'BLANK', ['name']],
  [{ name: 'x'.repeat(256) }, 'TOO_LONG', ['name']],
  [{ description: 'x'.repeat(256) }, 'TOO_LONG', ['description']],
  [{ displayNameKey: 'none' }, 'UNDEFINED_OBJECT_FIELD', ['displayNameKey']],
  [{ fieldDefinitions: count(41) }, 'INVALID', ['fieldDefinitions']],
  [{ fieldDefinitions: [field('a')] }, 'TOO_SHORT', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('a'.repeat(65))] }, 'TOO_LONG', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('handle')] }, 'RESERVED_NAME', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('aa', 'garbage')] }, 'INCLUSION', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('aa', 'list.boolean')] }, 'INCLUSION', ['fieldDefinitions', '0']],
  [
    { fieldDefinitions: [field('aa'), field('aa')] },
    'DUPLICATE_FIELD_INPUT',
    ['fieldDefinitions', '1'],
  ],
])('a definition with %j is refused', async (odd, code, path) => {
  const refused = await define({
    ...{ type: 'refused_type', name: 'Refused', fieldDefinitions: [field('title')] },
    ...odd,
  });
  expect(refused).toMatchObject({
    metaobjectDefinition: null,
    userErrors: [{ code, field: ['definition', ...path] }],
  });
});

it.each([
  { type: 'abc' },
  { type: 'limit_name', name: 'x'.repeat(255) },
  { type: 'limit_fields', fieldDefinitions: count(40) },
  { type: 'limit_keys', fieldDefinitions: [field('ab'), field('a'.repeat(64))] },
])('a definition at the limits is taken', async (odd) => {
  const made = await define({ name: 'At the limit', fieldDefinitions: [field('title')], ...odd });
  expect(made.userErrors).toEqual([]);
});

it.each([
  [{ create: field('title') }, 'OBJECT_FIELD_TAKEN', ['create', 'key']],
  [{ update: { key: 'none' } }, 'UNDEFINED_OBJECT_FIELD', ['update', 'key']],
  [{ delete: { key: 'none' } }, 'UNDEFINED_OBJECT_FIELD', ['delete', 'key']],
  [{ create: field('id') }, 'RESERVED_NAME', []],
])('a change of fields by %j is refused', async (operation, code, path) => {
  const id = await definedId(`changed_${code.toLowerCase()}_${path.join('_')}`);
  expect(await redefine(id, { fieldDefinitions: [operation] })).toMatchObject({
    metaobjectDefinition: null,
    userErrors: [{ code, field: ['definition', 'fieldDefinitions', '0', ...path] }],
  });
});

it('a field that is made anew under the key of a deleted one is empty in every entry', async () => {
  const id = await definedId('renewed', { fieldDefinitions: [field('links')] });
  const { metaobject } = await make({
    type: 'renewed',
    fields: [{ key: 'links', value: 'one, two' }],
  });
  const changed = await redefine(id, {
    fieldDefinitions: [{ delete: { key: 'links' } }, { create: field('links', 'list.url') }],
  });
  expect(changed.userErrors).toEqual([]);
  const found = await payload(
    'query ($id: ID!) { metaobject(id: $id) { fields { key type value } } }',
    { id: metaobject.id },
  );
  expect(found.fields).toEqual([{ key: 'links', type: 'list.url', value: null }]);
});

it('the definition of reviews stays, and pages in the online store are refused by name', async () => {
  const { id } = await payload(
    '{ metaobjectDefinitionByType(type: "$app:product_review") { id } }',
    {},
  );
  expect(await redefine(id, { name: 'Other' })).toMatchObject({
    userErrors: [{ code: 'IMMUTABLE' }],
  });
  const { errors } = await merchant.request(
    `mutation { metaobjectDefinitionCreate(definition: { type: "paged", fieldDefinitions: [],
      capabilities: { onlineStore: { enabled: true } } }) { userErrors { code } } }`,
  );
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_SERVED' } }]);
});

it('a shop has 128 definitions, that of reviews among them', async () => {
  const listed = await payload('{ metaobjectDefinitions(first: 250) { nodes { id } } }', {});
  const free = 128 - listed.nodes.length;
  for (let made = 0; made < free; made += 1) await definedId(`filling_${made}`);
  const one = { type: 'one_more', name: 'One more', fieldDefinitions: [field('title')] };
  expect(await define(one)).toMatchObject({
    metaobjectDefinition: null,
    userErrors: [{ code: 'MAX_DEFINITIONS_EXCEEDED', field: ['definition'] }],
  });
});
