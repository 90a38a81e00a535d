type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = readonly [name: string, nth: number, value: string | boolean];

const KEY = 'typedFields';
/** No secrets, and nothing that a browser sets by itself. */
const FIELDS =
  ':is(input, textarea, select):not([type=password], [type=hidden], [type=file], [type=submit], [type=button], [autocomplete^=cc-], [autocomplete=one-time-code])';

/** Keeps what a visitor has typed, in this tab, until the page is there again. */
export function keepTypedFields(): void {
  try {
    const typed = fields().map(([field, name, nth]): Typed => [name, nth, answerIn(field)]);
    const isTyped = typed.some(([, , value]) => value !== '' && value !== false);
    const { pathname: path } = window.location;
    if (isTyped) window.sessionStorage.setItem(KEY, JSON.stringify({ path, typed }));
  } catch {
    // Storage is off or full: the page is more important.
  }
}

/** Drops what was kept: its visitor has left. */
export function forgetTypedFields(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Storage is off: nothing is kept.
  }
}

/** Types again what was kept on this page. */
export function restoreTypedFields(): void {
  for (const [name, nth, value] of takeKept()) {
    const found = fields().find(([, known, at]) => known === name && at === nth);
    if (found !== undefined && answerIn(found[0]) !== value) type(found[0], value);
  }
}

function takeKept(): readonly Typed[] {
  try {
    const text = window.sessionStorage.getItem(KEY);
    if (text === null) return [];
    const { path, typed }: { path?: unknown; typed?: unknown } = JSON.parse(text);
    if (path !== window.location.pathname) return [];
    window.sessionStorage.removeItem(KEY);
    return Array.isArray(typed) ? typed : [];
  } catch {
    return [];
  }
}

/** Fields with a name, and which of that name they are. */
function fields(): readonly (readonly [Field, string, number])[] {
  const counts = new Map<string, number>();
  return [...document.querySelectorAll<Field>(FIELDS)].flatMap((field) => {
    const name = field.name || field.id;
    if (name === '') return [];
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return [[field, name, nth] as const];
  });
}

function answerIn(field: Field): string | boolean {
  return isTickable(field) ? field.checked : field.value;
}

function type(field: Field, value: string | boolean): void {
  if (isTickable(field)) field.click();
  else {
    // React listens to what differs from the value that it set itself.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, String(value));
    const change = field instanceof HTMLSelectElement ? 'change' : 'input';
    field.dispatchEvent(new Event(change, { bubbles: true }));
  }
}

function isTickable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}
