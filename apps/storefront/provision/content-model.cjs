// The content model as a migration for Contentful's own tool:
//   npx contentful-migration --space-id … --environment-id master apps/storefront/provision/content-model.cjs
// It reads the same file as the demo's content, so the two cannot differ.
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

module.exports = function addContentModel(migration) {
  for (const { sys, name, description, displayField, fields } of contentTypes) {
    const type = migration.createContentType(sys.id, { name, description: description ?? '' });
    for (const field of fields) {
      const given = OPTIONS.filter((option) => field[option] !== undefined);
      type.createField(
        field.id,
        Object.fromEntries(given.map((option) => [option, field[option]])),
      );
    }
    if (displayField) type.displayField(displayField);
  }
};
