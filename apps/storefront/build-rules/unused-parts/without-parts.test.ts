import { describe, expect, test } from 'vitest';
import { withoutParts } from './without-parts.ts';

const KINDS = [{ tag: 30, type: 'MARQUEE' }];
/** Every text below names each part, or the part would be reported as missing. */
const NAMED = 'switch (MARQUEE) { case MARQUEE: }';

function without(source: string) {
  return withoutParts(`${source}\n${NAMED}`, { kinds: KINDS }).split('\n')[0];
}

describe('a kind of element that never comes', () => {
  test('loses its case, and the others keep theirs', () => {
    expect(
      without('switch (a.tag) { case 5: b(); break; case 30: c(); break; default: d() }'),
    ).toBe('switch (a.tag) { case 5: b(); break;  default: d() }');
  });

  test('keeps the statements that another kind falls into', () => {
    expect(without('switch (a.tag) { case 5: b(); case 30: c(); break; case 7: d() }')).toBe(
      'switch (a.tag) { case 5: b(); c(); break; case 7: d() }',
    );
    expect(without('switch (a.tag) { case 13: case 30: c(); }')).toBe(
      'switch (a.tag) { case 13: c(); }',
    );
  });

  test('leaves what it shares with the kind after it', () => {
    expect(without('switch (a.tag) { case 30: case 13: c(); }')).toBe(
      'switch (a.tag) {  case 13: c(); }',
    );
  });

  test('is not mistaken for the same number of something else', () => {
    expect(without('switch (a.lane) { case 30: c() }')).toBe('switch (a.lane) { case 30: c() }');
    expect(without('30 === a.length')).toBe('30 === a.length');
  });

  test('is what no element is', () => {
    expect(without('if (30 === a.tag || a.tag !== 30) b()')).toBe('if (false || true) b()');
  });

  test('leaves declared what was declared in its case alone', () => {
    const source =
      'function f(a) { if (a) switch (a.tag) { case 30: var b = 1; g(function () { var c; }); break; case 5: b = 2; } }';
    expect(without(source)).toBe(
      'function f(a) {var b; if (a) switch (a.tag) {  case 5: b = 2; } }',
    );
  });
});

test('a function gets the statements that stand in for its own', () => {
  const source = 'function f() { return g(); }\nfunction g() { return 1; }';
  expect(withoutParts(source, { functions: { f: 'return 2' } })).toBe(
    'function f() {return 2}\nfunction g() { return 1; }',
  );
});

test('an error that is only a mark is made without a stack', () => {
  expect(withoutParts('var a = Error("a"), b = Error("b");', { marks: ['a'] })).toBe(
    'var a = {}, b = Error("b");',
  );
});

test('a constant keeps its first value', () => {
  expect(withoutParts('var a = !1; function f() { b = a = g(); }', { constants: ['a'] })).toBe(
    'var a = !1; function f() { b = g(); }',
  );
});

test('what has no other effect is marked, so that it goes where nothing uses it', () => {
  expect(withoutParts('const a = f(() => g()), b = f();', { pure: ['a'] })).toBe(
    'const a = /* @__PURE__ */ f(() => g()), b = f();',
  );
});

test('statements go by what they begin with', () => {
  const source = 'A.prototype.b = function () { c(); }; A.prototype.d = 1; e();';
  expect(withoutParts(source, { statements: ['A.prototype.'] })).toBe('  e();');
});

test('a part that is not in the file is named', () => {
  expect(() => withoutParts('a();', { functions: { b: '' }, constants: ['c'] })).toThrow(
    'The library has no c, b.',
  );
});
