import { html } from 'hono/html';
import {
  type Field,
  field as labelled,
  type Markup,
  problemText,
} from '../../protocol/pages/index.ts';
import { isSaidInWords, type Json, richTextWords } from '../../services/contentful/index.ts';
import { PLAIN_FIELD } from '../desk.ts';
import type { FieldView } from './edited-entry.ts';

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
const MARKDOWN =
  'Markdown: ## heading, - list, **bold**, [words](https://…) or [words](entry:id of an entry).';

/** Name of a field's control in the form, and its id in the page. */
export const controlName = (id: string, part = '') => `field-${id}${part}`;

/** Draws the control, or the group of controls, of a field. */
export function fieldControl(view: FieldView, around: Surroundings): Markup {
  const { field, parts } = view;
  if (field.control === 'link' && field.isList) return group(view, linkRows(view, around));
  if (field.control === 'object' && parts.length > 0) {
    return group(view, html`${parts.map((part) => partControl(view, part))}`);
  }
  const link = field.control === 'link' ? chosen(view.typed.get('') ?? '', around.choices) : null;
  return html`${labelled({ ...PLAIN_FIELD, ...usual(view, around), ...shapeOf(view, around) })}
${picture(link)}`;
}

function usual({ field, problem, typed }: FieldView, { isFocused }: Surroundings) {
  return {
    name: controlName(field.id),
    label: field.isRequired ? `${field.name} (needed)` : field.name,
    value: typed.get('') ?? '',
    problem,
    isFocused,
  };
}

function shapeOf(view: FieldView, { choices }: Surroundings): Partial<Field> {
  const { field, typed } = view;
  const hint = hintOf(view);
  const hinted = hint === null ? {} : { hint };
  if (field.control === 'link')
    return { choices: choicesFor(typed.get('') ?? '', choices), ...hinted };
  if (field.rules.among.length > 0 && !field.isList) {
    return { choices: field.rules.among.map((value) => ({ value, label: value })), ...hinted };
  }
  switch (field.control) {
    case 'boolean':
      return { choices: ['yes', 'no'].map((value) => ({ value, label: value })), ...hinted };
    case 'date':
      return isLocalTime(typed.get('') ?? '')
        ? { type: 'datetime-local', inputMode: 'text', width: 'half', ...hinted }
        : { ...hinted };
    case 'integer':
    case 'number':
      return { inputMode: 'decimal', width: 'half', ...hinted };
    case 'rich':
      return { rows: 14, ...hinted };
    case 'long':
    case 'object':
      return { rows: 5, ...hinted };
    default:
      return field.isList ? { rows: 3, ...hinted } : hinted;
  }
}

const isLocalTime = (text: string) => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text);

function hintOf({ field, stored, fallback }: FieldView): string | null {
  const hints = [
    field.isList && field.control === 'text' ? 'One in each line.' : '',
    field.control === 'rich' ? MARKDOWN : '',
    field.control === 'date' ? 'By the clock of each market.' : '',
    field.control === 'rich' && stored !== null && !isSaidInWords(stored)
      ? 'It has parts that Markdown lacks: they are lost when you change it.'
      : '',
    stored === null && fallback !== null ? `Empty: ${shortly(fallback)}` : '',
  ].filter(Boolean);
  return hints.length === 0 ? null : hints.join(' ');
}

function shortly(value: Json): string {
  const text = typeof value === 'object' ? richTextWords(value) : String(value);
  return text.length > MAX_FALLBACK ? `${text.slice(0, MAX_FALLBACK)}…` : text;
}

function group({ field, problem }: FieldView, controls: Markup): Markup {
  const name = controlName(field.id);
  return html`<fieldset class="group field" id="${name}" tabindex="-1"${problem === null ? '' : html` aria-describedby="${name}-problem"`}>
<legend>${field.name}${field.isRequired ? ' (needed)' : ''}</legend>
${problemText(name, problem)}
${controls}
</fieldset>`;
}

function linkRows({ field, typed }: FieldView, { choices }: Surroundings): Markup {
  const rows = [...typed].map(([part, id], index) => {
    const label = `${field.name}, ${index + 1}`;
    const select = labelled({
      ...PLAIN_FIELD,
      name: controlName(field.id, part),
      label,
      value: id,
      choices: choicesFor(id, choices),
    });
    const up = html`<button class="as-link" name="do" value="up:${field.id}:${index}" aria-label="Move ${label} up">Move up</button>`;
    return html`<div>${select}${picture(chosen(id, choices))}${index > 0 && id !== '' ? up : ''}</div>`;
  });
  return html`${rows}`;
}

/** What is chosen stays to be chosen, also where it is gone or of another kind than the model asks for. */
function choicesFor(id: string, choices: readonly LinkChoice[]) {
  const isKnown = id === '' || choices.some(({ value }) => value === id);
  return isKnown ? choices : [{ value: id, label: id }, ...choices];
}

const chosen = (id: string, choices: readonly LinkChoice[]) =>
  choices.find(({ value }) => value === id) ?? null;

function picture(choice: LinkChoice | null): Markup | '' {
  if (choice?.pictureUrl == null) return '';
  return html`<img src="${choice.pictureUrl}" alt="${choice.label}" width="160">`;
}

function partControl(
  { field, typed }: FieldView,
  { name, label, text, kind, isLong }: FieldView['parts'][number],
): Markup {
  return labelled({
    ...PLAIN_FIELD,
    name: controlName(field.id, name),
    label,
    value: typed.get(name) ?? text,
    ...(kind === 'n' && { inputMode: 'decimal' as const }),
    ...(kind === 'b' && { choices: ['yes', 'no'].map((value) => ({ value, label: value })) }),
    ...(isLong && { rows: 3 }),
  });
}
