// The content model as a migration for Contentful's own tool:
//   npx contentful-migration --space-id … --environment-id master apps/storefront/provision/content-model.cjs
// It adds what a space lacks, so that it is run again after an update. It reads the same file as the demo's content, so the two cannot differ.
const { contentTypes } = require('../../../packages/demo/content/model.json');

const OPTIONS = [
  'name',
  'type',
  'linkType',
  'items',
  'localized',
  'required',
  'validations',
  'disabled',
  'omitted',
];

module.exports = async function addContentModel(migration, { makeRequest }) {
  const { items } = await makeRequest({ method: 'GET', url: '/content_types?limit=1000' });
  const known = new Map(items.map(({ sys, fields }) => [sys.id, fields.map(({ id }) => id)]));
  for (const { sys, name, description, displayField, fields } of contentTypes) {
    const has = known.get(sys.id);
    const missing = fields.filter(({ id }) => !has?.includes(id));
    if (missing.length === 0) continue;
    const type = has
      ? migration.editContentType(sys.id)
      : migration.createContentType(sys.id, { name, description: description ?? '' });
    for (const field of missing) {
      const given = OPTIONS.filter((option) => field[option] !== undefined);
      type.createField(
        field.id,
        Object.fromEntries(given.map((option) => [option, field[option]])),
      );
    }
    if (displayField && !has) type.displayField(displayField);
  }
};
