import * as v from 'valibot';
import type { Space } from '../../services/contentful/index.ts';

const limits = v.optional(v.object({ min: v.nullish(v.number()), max: v.nullish(v.number()) }));
const texts = v.optional(v.array(v.string()), []);

const VALIDATION = v.object({
  in: texts,
  linkContentType: v.optional(v.union([v.array(v.string()), v.string()]), []),
  size: limits,
  range: limits,
  regexp: v.optional(
    v.pipe(v.object({ pattern: v.string(), flags: v.nullish(v.string(), '') }), v.check(isPattern)),
  ),
  unique: v.optional(v.boolean(), false),
  message: v.nullish(v.string(), null),
});

export type Validation = v.InferOutput<typeof VALIDATION>;

const VALUE = {
  type: v.string(),
  linkType: v.optional(v.picklist(['Entry', 'Asset']), 'Entry'),
  validations: v.optional(v.array(VALIDATION), []),
};

const FIELD = v.object({
  ...VALUE,
  id: v.string(),
  name: v.optional(v.string(), ''),
  items: v.optional(v.object(VALUE)),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
});

const CONTENT_TYPE = v.object({
  sys: v.object({ id: v.string() }),
  name: v.optional(v.string(), ''),
  fields: v.array(FIELD),
});

export type ModelField = ReturnType<typeof fieldOf>;
export type Model = ReturnType<typeof modelsOf>[number];

/** Reads the content types of a space, by name; one that is none has no form. */
export function modelsOf(space: Space) {
  const models = space.all('ContentType').flatMap(({ content }) => {
    const read = v.safeParse(CONTENT_TYPE, content);
    if (!read.success) return [];
    const { sys, name, fields } = read.output;
    const shown = fields.filter(({ disabled, omitted }) => !disabled && !omitted);
    return [{ id: sys.id, name: name || sys.id, fields: shown.map(fieldOf) }];
  });
  return models.sort((one, other) => one.name.localeCompare(other.name));
}

function fieldOf({ items, ...field }: v.InferOutput<typeof FIELD>) {
  const { type, linkType, validations } = items ?? field;
  return {
    id: field.id,
    name: field.name || field.id,
    /** Type of the value, of each of its values where it is a list. */
    type,
    linkType,
    isList: items !== undefined,
    isLocalized: field.localized,
    isRequired: field.required,
    /** Values to choose from, and content types to link to; all where there are none. */
    among: validations.flatMap((one) => one.in),
    linkedTypes: validations.flatMap((one) => one.linkContentType),
    validations: field.validations,
    itemValidations: items?.validations ?? [],
  };
}

function isPattern({ pattern, flags }: { readonly pattern: string; readonly flags: string }) {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
}
