import { at, isList, type Json, type Space, textAt } from '../../services/contentful/index.ts';

export type Control =
  | 'text'
  | 'long'
  | 'rich'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'link'
  | 'object';

/** What the model asks of a field's value. */
export interface Rules {
  readonly among: readonly string[];
  /** Least and most characters or parts of a list, or the number itself. */
  readonly least: number | null;
  readonly most: number | null;
  readonly pattern: RegExp | null;
  readonly isUnique: boolean;
  /** Content types of what it may link to; all where it is empty. */
  readonly contentTypes: readonly string[];
  /** The model's own words for a value that breaks a rule. */
  readonly message: string | null;
}

export interface ModelField {
  readonly id: string;
  readonly name: string;
  readonly control: Control;
  readonly isList: boolean;
  readonly linkType: 'Entry' | 'Asset';
  readonly isLocalized: boolean;
  readonly isRequired: boolean;
  readonly rules: Rules;
}

export interface Model {
  readonly id: string;
  readonly name: string;
  readonly titleField: string | null;
  readonly fields: readonly ModelField[];
}

const CONTROLS: Readonly<Record<string, Control>> = {
  Symbol: 'text',
  Text: 'long',
  RichText: 'rich',
  Integer: 'integer',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Link: 'link',
};

/** Reads the content types of a space, by name. */
export function modelsOf(space: Space): readonly Model[] {
  const models = space.all('ContentType').map(({ id, content }) => ({
    id,
    name: textAt(content, 'name') ?? id,
    titleField: textAt(content, 'displayField'),
    fields: listAt(content, 'fields')
      .filter((one) => at(one, 'omitted') !== true && at(one, 'disabled') !== true)
      .map(fieldOf),
  }));
  return models.sort((one, other) => one.name.localeCompare(other.name));
}

function fieldOf(field: Json): ModelField {
  const id = textAt(field, 'id') ?? '';
  const isList = textAt(field, 'type') === 'Array';
  const one = isList ? at(field, 'items') : field;
  return {
    id,
    name: textAt(field, 'name') ?? id,
    control: CONTROLS[textAt(one, 'type') ?? ''] ?? 'object',
    isList,
    linkType: textAt(one, 'linkType') === 'Asset' ? 'Asset' : 'Entry',
    isLocalized: at(field, 'localized') === true,
    isRequired: at(field, 'required') === true,
    rules: rulesOf([
      ...listAt(field, 'validations'),
      ...(isList ? listAt(one, 'validations') : []),
    ]),
  };
}

function rulesOf(validations: readonly Json[]): Rules {
  const first = (...path: readonly string[]) =>
    validations.map((one) => at(one, ...path)).find((value) => value !== null) ?? null;
  const limit = (name: string) => {
    const value = first('size', name) ?? first('range', name);
    return typeof value === 'number' ? value : null;
  };
  const texts = (name: string) => {
    const value = first(name);
    return (isList(value) ? value : [value]).filter((one) => typeof one === 'string');
  };
  return {
    among: texts('in'),
    least: limit('min'),
    most: limit('max'),
    pattern: patternOf(first('regexp', 'pattern'), first('regexp', 'flags')),
    isUnique: first('unique') === true,
    contentTypes: texts('linkContentType'),
    message: textAt(first('message')),
  };
}

/** Leaves out a pattern that is none, which Contentful would not have taken either. */
function patternOf(pattern: Json, flags: Json): RegExp | null {
  if (typeof pattern !== 'string') return null;
  try {
    return new RegExp(pattern, typeof flags === 'string' ? flags.replace(/[gy]/g, '') : '');
  } catch {
    return null;
  }
}

function listAt(value: Json, name: string): readonly Json[] {
  const list = at(value, name);
  return isList(list) ? list : [];
}
