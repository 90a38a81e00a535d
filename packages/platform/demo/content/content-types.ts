export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Boolean'
  | 'Object'
  | 'Symbols'
  | 'Entries'
  | 'Entry'
  | 'Asset'
  | 'Assets';

export interface FieldModel {
  readonly id: string;
  readonly name: string;
  readonly type: FieldType;
  readonly isLocalized: boolean;
  readonly isRequired?: boolean;
}

export interface TypeModel {
  readonly id: string;
  readonly name: string;
  readonly displayField: string;
  readonly fields: readonly FieldModel[];
}

const TITLE = { id: 'title', name: 'Title', type: 'Symbol', isLocalized: true } as const;
const SLUG = {
  id: 'slug',
  name: 'Slug',
  type: 'Symbol',
  isLocalized: false,
  isRequired: true,
} as const;
const PROMISE = { id: 'promise', name: 'Promise', type: 'Symbol', isLocalized: true } as const;
const RANGE = { id: 'range', name: 'Range', type: 'Entry', isLocalized: false } as const;

/** What the content says of the products. */
export const PRODUCT_TYPES: readonly TypeModel[] = [
  {
    id: 'rangePage',
    name: 'Range page',
    displayField: 'title',
    fields: [
      TITLE,
      SLUG,
      { id: 'subject', name: 'Subject', type: 'Symbol', isLocalized: true },
      { id: 'intro', name: 'Introduction', type: 'Text', isLocalized: true },
    ],
  },
  {
    id: 'productPage',
    name: 'Product page',
    displayField: 'title',
    fields: [
      TITLE,
      SLUG,
      PROMISE,
      { id: 'howToUse', name: 'How to use', type: 'Text', isLocalized: true },
      { id: 'keyIngredients', name: 'Key ingredients', type: 'Symbols', isLocalized: true },
      { id: 'productSpecs', name: 'Specifications', type: 'Object', isLocalized: false },
      { id: 'rating', name: 'Rating', type: 'Object', isLocalized: false },
      { id: 'soldQuantity', name: 'Sold quantity', type: 'Integer', isLocalized: false },
      RANGE,
    ],
  },
  {
    id: 'productBundlePage',
    name: 'Bundle page',
    displayField: 'title',
    fields: [
      TITLE,
      SLUG,
      PROMISE,
      { id: 'products', name: 'Products', type: 'Entries', isLocalized: false },
      RANGE,
    ],
  },
];

/** As Contentful's export tool writes a content type. */
export function exportedType({ id, name, displayField, fields }: TypeModel) {
  return {
    sys: { id, type: 'ContentType', publishedVersion: 1, version: 2 },
    name,
    description: '',
    displayField,
    fields: fields.map(({ isLocalized, isRequired = false, type, ...field }) => ({
      ...field,
      ...shapeOf(type),
      localized: isLocalized,
      required: isRequired,
      validations: [],
      disabled: false,
      omitted: false,
    })),
  };
}

function shapeOf(type: FieldType) {
  switch (type) {
    case 'Symbols':
      return { type: 'Array', items: { type: 'Symbol', validations: [] } };
    case 'Entries':
      return { type: 'Array', items: { type: 'Link', linkType: 'Entry', validations: [] } };
    case 'Assets':
      return { type: 'Array', items: { type: 'Link', linkType: 'Asset', validations: [] } };
    case 'Entry':
    case 'Asset':
      return { type: 'Link', linkType: type };
    default:
      return { type };
  }
}
