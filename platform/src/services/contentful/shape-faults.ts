import {
  at,
  contentTypeOf,
  type Entity,
  isList,
  type Json,
  localizedValues,
  readLink,
  textAt,
} from './entity.ts';

interface Shape {
  readonly is: (value: Json) => boolean;
  readonly expected: string;
}

const isText = (value: Json) => typeof value === 'string';
const linkTo = (linkType: string): Shape => ({
  is: (value) => readLink(value)?.linkType === linkType,
  expected: `a link to an ${linkType.toLowerCase()}`,
});

const SHAPES: Readonly<Record<string, Shape>> = {
  Symbol: { is: isText, expected: 'text' },
  Text: { is: isText, expected: 'text' },
  Date: { is: isText, expected: 'a date such as "2026-12-24"' },
  Integer: { is: Number.isInteger, expected: 'a whole number' },
  Number: { is: Number.isFinite, expected: 'a number' },
  Boolean: { is: (value) => typeof value === 'boolean', expected: 'true or false' },
  RichText: { is: (value) => textAt(value, 'nodeType') === 'document', expected: 'rich text' },
};

/** Sentences about values of another shape than their field's, with entry, field and locale: Contentful would refuse them too. */
export function shapeFaults(entities: readonly Omit<Entity, 'change'>[]): readonly string[] {
  const fields = new Map(
    entities.flatMap(({ kind, id, content }) => {
      const list = content['fields'] ?? null;
      if (kind !== 'ContentType' || !isList(list)) return [];
      return list.map((field) => [`${id}.${textAt(field, 'id')}`, field] as const);
    }),
  );
  return entities.flatMap((entity) => {
    if (entity.kind !== 'Entry') return [];
    return localizedValues(entity).flatMap(({ field: name, locale, value }) => {
      const field = fields.get(`${contentTypeOf(entity)}.${name}`) ?? null;
      const expected = value === null ? null : faultOf(field, value);
      return expected === null
        ? []
        : [`The entry ${entity.id}, ${name}, ${locale}: must be ${expected}.`];
    });
  });
}

/** Names the shape that a value should have had; null where it fits. */
function faultOf(field: Json, value: Json): string | null {
  if (textAt(field, 'type') === 'Array') {
    const items = at(field, 'items');
    const fault = isList(value)
      ? value.map((one) => faultOf(items, one)).find((one) => one !== null)
      : 'several';
    return fault === undefined
      ? null
      : `a list, each of it ${fault === 'several' ? shapeOf(items)?.expected : fault}`;
  }
  const shape = shapeOf(field);
  return shape === null || shape.is(value) ? null : shape.expected;
}

function shapeOf(field: Json): Shape | null {
  const type = textAt(field, 'type') ?? '';
  if (type === 'Link') return linkTo(textAt(field, 'linkType') ?? 'Entry');
  return Object.hasOwn(SHAPES, type) ? (SHAPES[type] ?? null) : null;
}
