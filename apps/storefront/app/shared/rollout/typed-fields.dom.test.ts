import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetTypedFields, keepTypedFields, restoreTypedFields } from './typed-fields.ts';

const FORM = `<input name="city"><input name="city"><textarea id="note"></textarea>
  <select name="country"><option value="">–</option><option value="BE">BE</option></select>
  <input type="checkbox" name="news"><input type="radio" name="way" value="a"><input type="radio" name="way" value="b" checked>
  <input type="password" name="secret"><input type="hidden" name="token"><input name="card" autocomplete="cc-number">
  <input name="code" autocomplete="one-time-code"><input class="nameless">`;
const path = window.location.href;

beforeEach(() => {
  document.body.innerHTML = FORM;
});
afterEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '';
});

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
const answers = () =>
  fields().map(({ type, checked, value }) =>
    type === 'checkbox' || type === 'radio' ? checked : value,
  );
const TYPED = ['Gent', 'Brugge', 'Bel eerst', 'BE', true, true, false];
const NOTHING = ['', '', '', '', false, false, true];
const SECRETS = ['', '', '', '', ''];

/** Answers every field, as somebody does who is about to see the page load anew. */
function typeAll(): void {
  for (const [index, field] of fields().entries()) {
    const answer = [...TYPED, 'hunter2', 'sesame', '4111', '123456', 'x'][index];
    if (typeof answer === 'boolean') field.checked = answer;
    else field.value = answer ?? '';
  }
}

test('what was typed is there again once, without secrets', () => {
  typeAll();
  keepTypedFields();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter2|sesame|4111|123456/);
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, () => heard.push(type));
  restoreTypedFields();
  expect(answers()).toEqual([...TYPED, ...SECRETS]);
  expect(heard).toEqual(expect.arrayContaining(['input', 'change']));
  document.body.innerHTML = FORM;
  restoreTypedFields();
  expect(answers()).toEqual([...NOTHING, ...SECRETS]);
});

test.each([
  ['on another page', () => window.history.replaceState(null, '', '/elsewhere')],
  ['whose visitor has left', forgetTypedFields],
  ['that cannot be read', () => sessionStorage.setItem('typedFields', '{')],
])('nothing is typed again of a form %s', (_, change) => {
  typeAll();
  keepTypedFields();
  document.body.innerHTML = FORM;
  change();
  restoreTypedFields();
  expect(answers()).toEqual([...NOTHING, ...SECRETS]);
});

test('a form that nobody filled in is not kept', () => {
  document.body.innerHTML = '<input name="city"><input type="checkbox" name="news">';
  keepTypedFields();
  expect(sessionStorage).toHaveLength(0);
});
