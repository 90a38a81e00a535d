import { expect, it } from 'vitest';
import { merchantAt } from '../../../tests/fixtures/merchant.ts';
import { openPlatform } from '../../../tests/fixtures/platform.ts';

const platform = openPlatform();
const merchant = merchantAt(platform, 'nl');

const field = (key: string, type = 'single_line_text_field') => ({ key, name: key, type });

const run = (name: string, type: string, input: object) =>
  merchant.send<{ readonly userErrors: readonly { readonly code: string }[] }>(
    `mutation ($input: ${type}!) { ${name} { userErrors { code field message elementKey } } }`,
    { input },
  );

const define = (definition: object) =>
  run(
    'metaobjectDefinitionCreate(definition: $input)',
    'MetaobjectDefinitionCreateInput',
    definition,
  );
const create = (metaobject: object) =>
  run('metaobjectCreate(metaobject: $input)', 'MetaobjectCreateInput', metaobject);

it('a definition is created once, and its entries are listed, found and deleted', async () => {
  const definition = {
    type: 'hair_range',
    displayNameKey: 'title',
    fieldDefinitions: [field('title')],
  };
  expect(await define(definition)).toEqual({ userErrors: [] });
  expect(await define(definition)).toMatchObject({ userErrors: [{ code: 'TAKEN' }] });
  for (const value of ['Rain', 'Honey']) {
    await create({ type: 'hair_range', fields: [{ key: 'title', value }] });
  }
  const { data } = await merchant.request<{ readonly one: { readonly id: string } }>(
    `{ all: metaobjects(type: "hair_range", first: 9, reverse: true) { nodes { displayName } }
      one: metaobjectByHandle(handle: { type: "hair_range", handle: "rain" }) { id }
      definition: metaobjectDefinitionByType(type: "hair_range") {
        access { admin storefront } fieldDefinitions { key required type { name category } }
      }
      reviews: metaobjectDefinitionByType(type: "$app:product_review") {
        fieldDefinitions { key name required }
      } }`,
  );
  expect(data).toMatchObject({
    all: { nodes: [{ displayName: 'Honey' }, { displayName: 'Rain' }] },
    definition: {
      access: { admin: 'PUBLIC_READ_WRITE', storefront: 'NONE' },
      fieldDefinitions: [
        { key: 'title', required: false, type: { name: field('').type, category: 'TEXT' } },
      ],
    },
    reviews: {
      fieldDefinitions: expect.arrayContaining([
        { key: 'rating', name: 'Rating', required: true },
        { key: 'hair_type', name: 'Hair type', required: false },
      ]),
    },
  });
  const remove = 'mutation ($id: ID!) { metaobjectDelete(id: $id) { deletedId } }';
  const id = data?.one.id;
  expect((await merchant.request(remove, { id })).data).toEqual({
    metaobjectDelete: { deletedId: id },
  });
  expect((await merchant.request(remove, { id })).data).toEqual({
    metaobjectDelete: { deletedId: null },
  });
});

it.each([
  [{ type: 'ab' }, 'INVALID', ['type']],
  [{ type: 'has spaces!' }, 'INVALID', ['type']],
  [{ displayNameKey: 'none' }, 'UNDEFINED_OBJECT_FIELD', ['displayNameKey']],
  [{ fieldDefinitions: [field('a')] }, 'INVALID', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('a'.repeat(65))] }, 'INVALID', ['fieldDefinitions', '0']],
  [{ fieldDefinitions: [field('aa', 'garbage')] }, 'INCLUSION', ['fieldDefinitions', '0']],
  [
    { fieldDefinitions: [field('aa'), field('aa')] },
    'DUPLICATE_FIELD_INPUT',
    ['fieldDefinitions', '1'],
  ],
])('metaobjectDefinitionCreate refuses %j', async (odd, code, path) => {
  const refused = await define({
    type: 'refused_type',
    fieldDefinitions: [field('title')],
    ...odd,
  });
  expect(refused).toMatchObject({ userErrors: [{ code, field: ['definition', ...path] }] });
});

it.each([
  [{ fields: [] }, ['OBJECT_FIELD_REQUIRED']],
  [{ fields: ['title', 'title'] }, ['DUPLICATE_FIELD_INPUT', 'OBJECT_FIELD_REQUIRED']],
  [{ fields: ['title', 'none'] }, ['UNDEFINED_OBJECT_FIELD']],
  [
    { fields: ['title'], capabilities: { publishable: { status: 'ACTIVE' } } },
    ['CAPABILITY_NOT_ENABLED'],
  ],
])('metaobjectCreate refuses %j', async ({ fields, ...others }, codes) => {
  await define({ type: 'strict', fieldDefinitions: [{ ...field('title'), required: true }] });
  const given = fields.map((key) => ({ key, value: 'One' }));
  const made = await create({ type: 'strict', fields: given, ...others });
  expect(made.userErrors.map(({ code }) => code)).toEqual(codes);
});

it.each([
  '{ metaobjects(type: "strict", first: 1, query: "handle:a") { nodes { id } } }',
  `mutation { metaobjectDefinitionCreate(definition: { type: "paged", fieldDefinitions: [],
    capabilities: { onlineStore: { enabled: true } } }) { userErrors { code } } }`,
])('refuses by name what nobody asks for: %s', async (text) => {
  const { errors } = await merchant.request(text);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_SERVED' } }]);
});
