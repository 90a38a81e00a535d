import { html } from 'hono/html';
import {
  type Field,
  type Markup,
  problemText,
  field as question,
} from '../../protocol/pages/index.ts';
import { isSaidInWords, type Json, richTextWords } from '../../services/contentful/index.ts';
import { PLAIN_FIELD } from '../desk.ts';
import type { FieldView } from './edited-entry.ts';
import type { Part } from './object-parts.ts';

export interface LinkChoice {
  readonly value: string;
  readonly label: string;
  /** Small picture of an asset. */
  readonly pictureUrl: string | null;
}

interface Surroundings {
  readonly choices: readonly LinkChoice[];
  readonly isFocused: boolean;
}

const MAX_FALLBACK = 120;
const LOCAL_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/;
const LINES: Readonly<Record<string, number>> = { RichText: 14, Text: 4, Object: 4 };

/** Name of a field's control in the form, and its id in the page. */
export const controlName = (id: string, part = '') => `field-${id}${part}`;

/** Draws the control, or the group of controls, of a field. */
export function fieldControl(view: FieldView, around: Surroundings): Markup {
  const { field, typed, parts, problem } = view;
  if (field.type === 'Link' && field.isList) return group(view, linkRows(view, around.choices));
  if (parts.length > 0) return group(view, html`${parts.map((part) => partControl(view, part))}`);
  const control = question({
    ...PLAIN_FIELD,
    name: controlName(field.id),
    label: labelOf(view),
    value: typed.get('') ?? '',
    problem,
    isFocused: around.isFocused,
    ...shapeOf(view, around.choices),
    hint: hintOf(view),
  });
  return html`${control}${field.type === 'Link' ? picture(typed.get(''), around.choices) : ''}`;
}

const labelOf = ({ field: { name, isRequired } }: FieldView) =>
  isRequired ? `${name} (needed)` : name;

const choicesAmong = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value }));

function shapeOf({ field, typed }: FieldView, choices: readonly LinkChoice[]): Partial<Field> {
  const text = typed.get('') ?? '';
  if (field.type === 'Link') return { choices: withChosen(text, choices) };
  if (field.isList) return { rows: 3 };
  if (field.among.length > 0) return { choices: withChosen(text, choicesAmong(field.among)) };
  if (field.type === 'Boolean') return { choices: choicesAmong(['yes', 'no']) };
  if (field.type === 'Date') {
    const isLocal = LOCAL_TIME.test(text);
    return { width: 'half', inputMode: 'text', ...(isLocal && { type: 'datetime-local' }) };
  }
  if (/Integer|Number/.test(field.type)) return { width: 'half', inputMode: 'decimal' };
  const rows = LINES[field.type];
  return rows === undefined ? {} : { rows };
}

function hintOf({ field, stored, fallback }: FieldView): string {
  const isLossy = field.type === 'RichText' && stored !== null && !isSaidInWords(stored);
  const hints = [
    field.isList ? 'One in each line.' : '',
    field.type === 'RichText' ? 'Markdown: ## heading, - list, **bold**, [words](https://…).' : '',
    isLossy ? 'It has parts that Markdown lacks: a change here loses them.' : '',
    field.type === 'Date' ? 'By the clock of each market.' : '',
    stored === null && fallback !== null ? `Empty: ${shorten(fallback)}` : '',
  ];
  return hints.filter((one) => one !== '').join(' ');
}

function shorten(value: Json): string {
  const text = typeof value === 'object' ? richTextWords(value) : String(value);
  return text.length > MAX_FALLBACK ? `${text.slice(0, MAX_FALLBACK)}…` : text;
}

function group(view: FieldView, controls: Markup): Markup {
  const name = controlName(view.field.id);
  const described = view.problem === null ? '' : html` aria-describedby="${name}-problem"`;
  return html`<fieldset class="group field" id="${name}" tabindex="-1"${described}>
<legend>${labelOf(view)}</legend>
${problemText(name, view.problem)}
${controls}
</fieldset>`;
}

function linkRows({ field, typed }: FieldView, choices: readonly LinkChoice[]): Markup {
  const rows = [...typed].map(([part, id], index) => {
    const label = `${field.name}, ${index + 1}`;
    const up = html`<button class="as-link" name="do" value="up:${field.id}:${index}" aria-label="Move up: ${label}">Move up</button>`;
    return html`<div class="field">${question({
      ...PLAIN_FIELD,
      name: controlName(field.id, part),
      label,
      value: id,
      choices: withChosen(id, choices),
    })}${picture(id, choices)}${index > 0 && id !== '' ? up : ''}</div>`;
  });
  return html`${rows}`;
}

/** Keeps what is chosen, also where it is gone or of another kind than the model asks for. */
function withChosen(id: string, choices: readonly Pick<LinkChoice, 'value' | 'label'>[]) {
  const isKnown = id === '' || choices.some(({ value }) => value === id);
  return isKnown ? choices : [{ value: id, label: id }, ...choices];
}

function picture(id: string | undefined, choices: readonly LinkChoice[]): Markup | '' {
  const { pictureUrl = null, label = '' } = choices.find(({ value }) => value === id) ?? {};
  if (pictureUrl === null) return '';
  return html`<p class="field"><img src="${pictureUrl}" alt="${label}" width="160"></p>`;
}

function partControl({ field, typed }: FieldView, part: Part): Markup {
  return question({
    ...PLAIN_FIELD,
    name: controlName(field.id, part.name),
    label: part.label,
    value: typed.get(part.name) ?? part.text,
    ...(part.kind === 'n' && { inputMode: 'decimal' }),
    ...(part.kind === 'b' && { choices: choicesAmong(['yes', 'no']) }),
    ...(part.isLong && { rows: 3 }),
  });
}
