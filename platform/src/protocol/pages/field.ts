import { html } from 'hono/html';
import { icon, type Markup } from './markup.ts';

interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly isRequired: boolean;
  /** Gets the focus: the first field with a problem. */
  readonly isFocused: boolean;
  readonly autocomplete: string;
  readonly type?: 'text' | 'email' | 'tel' | 'datetime-local' | 'file';
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  readonly hint?: string;
  readonly width?: 'full' | 'half' | 'third' | 'rest';
  readonly maximumLength?: number;
  /** Tells a browser when a field was corrected; the server decides. */
  readonly pattern?: string;
  /** Lines of a field for longer texts. */
  readonly rows?: number;
  readonly choices?: readonly FieldChoice[];
  readonly emptyChoice?: string;
  /** Id of a text elsewhere that says what is wrong with it. */
  readonly refusedBy?: string;
  /** Id of another text about it elsewhere. */
  readonly describedBy?: string;
}

/** A labelled control with hint and error, tied together for screen readers. */
export function field(question: Field): Markup {
  const { name, label, hint, problem, width = 'full' } = question;
  return html`<div class="field" data-width="${width}">
<label for="${name}">${label}</label>
${control(question)}
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${problemText(name, problem)}
</div>`;
}

function control(question: Field): Markup {
  const { choices, rows } = question;
  if (choices !== undefined) return select(question, choices);
  return rows === undefined ? input(question) : textArea(question, rows);
}

export function problemText(name: string, problem: string | null): Markup {
  if (problem === null) return html``;
  return html`<p class="problem" id="${name}-problem">${icon('warning')} <span>${problem}</span></p>`;
}

function descriptionOf({ name, hint, problem, refusedBy, describedBy }: Field): string {
  const ids = [
    refusedBy,
    hint && `${name}-hint`,
    problem !== null && `${name}-problem`,
    describedBy,
  ];
  return ids.filter(Boolean).join(' ');
}

function state(question: Field): Markup {
  const ids = descriptionOf(question);
  return html`${question.isRequired ? html` required` : ''}${
    question.problem === null && question.refusedBy === undefined ? '' : html` aria-invalid="true"`
  }${ids === '' ? '' : html` aria-describedby="${ids}"`}${question.isFocused ? html` autofocus` : ''}`;
}

function input(question: Field): Markup {
  const { name, value, type = 'text', inputMode = type, autocomplete } = question;
  const { maximumLength, pattern } = question;
  return html`<input id="${name}" name="${name}" type="${type}" inputmode="${inputMode}" autocomplete="${autocomplete}" value="${value}"${
    maximumLength === undefined ? '' : html` maxlength="${maximumLength}"`
  }${pattern === undefined ? '' : html` pattern="${pattern}"`}${state(question)}>`;
}

function textArea(question: Field, rows: number): Markup {
  const { name, value, maximumLength } = question;
  return html`<textarea id="${name}" name="${name}" rows="${rows}"${
    maximumLength === undefined ? '' : html` maxlength="${maximumLength}"`
  }${state(question)}>
${value}</textarea>`;
}

function select(question: Field, choices: readonly FieldChoice[]): Markup {
  const { name, value, autocomplete, emptyChoice = '' } = question;
  return html`<select id="${name}" name="${name}" autocomplete="${autocomplete}"${state(question)}>
<option value="">${emptyChoice}</option>
${choices.map(
  (choice) =>
    html`<option value="${choice.value}"${choice.value === value ? html` selected` : ''}>${choice.label}</option>`,
)}
</select>`;
}
