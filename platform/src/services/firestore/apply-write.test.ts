import { describe, expect, test } from 'vitest';
import { applyWrite } from './apply-write.ts';
import type { TypedValue } from './document.ts';
import { parseFieldPath, withField } from './field-path.ts';
import { parseWrites } from './parse-write.ts';
import { InvalidQuery } from './read-json.ts';

const ROOT = 'projects/p/databases/(default)/documents';
const NAME = `${ROOT}/notes/1`;
const whole = (value: number | bigint): TypedValue => ({ integerValue: String(value) });
const real = (doubleValue: number): TypedValue => ({ doubleValue });

describe('field paths', () => {
  test.each([
    ['a', ['a']],
    ['a.b', ['a', 'b']],
    ['`a.b`.c', ['a.b', 'c']],
    ['a.`x\\`y\\\\z`', ['a', 'x`y\\z']],
  ])('%s is read as %j', (path, steps) => {
    expect(parseFieldPath(path)).toEqual(steps);
  });

  test.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a`b', '``'])('%j cannot be read', (path) => {
    expect(() => parseFieldPath(path)).toThrow(InvalidQuery);
  });

  test('a map is made where none is, and nothing is taken out of what is not there', () => {
    const fields = { a: whole(1) };
    const inner = { mapValue: { fields: { b: whole(2) } } };
    expect(withField(fields, ['a', 'b'], whole(2))).toEqual({ a: inner });
    expect(withField(fields, ['x', 'y'], null)).toBe(fields);
    expect(withField(fields, ['a'], null)).toEqual({});
  });
});

const MOST = 2n ** 63n - 1n;

/** The field `n` of a document after one transform, and what the answer says of it. */
function transformed(before: TypedValue | null, transform: object): readonly unknown[] {
  const [write] = parseWrites(
    [
      {
        update: { name: NAME },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'n', ...transform }],
      },
    ],
    ROOT,
  );
  if (write?.kind !== 'update') throw new Error('no update');
  const applied = applyWrite(
    before === null ? null : { n: before },
    write,
    new Date('2026-11-24T12:00:00Z'),
  );
  return [applied.fields['n'], applied.transformResults[0]];
}

test.each([
  ['increment of nothing', null, { increment: whole(2) }, whole(2)],
  ['increment of a text', { stringValue: 'x' }, { increment: whole(2) }, whole(2)],
  ['increment below the bound', whole(MOST - 1n), { increment: whole(1) }, whole(MOST)],
  ['increment at the bound', whole(MOST), { increment: whole(1) }, whole(MOST)],
  ['decrement at the bound', whole(-(2n ** 63n)), { increment: whole(-1) }, whole(-(2n ** 63n))],
  ['increment by a part', whole(1), { increment: real(0.5) }, real(1.5)],
  ['maximum below', whole(3), { maximum: whole(2) }, whole(3)],
  ['maximum above', whole(3), { maximum: real(3.5) }, real(3.5)],
  ['minimum below', whole(3), { minimum: whole(2) }, whole(2)],
  ['minimum of nothing', null, { minimum: whole(2) }, whole(2)],
  [
    'server time',
    null,
    { setToServerValue: 'REQUEST_TIME' },
    { timestampValue: '2026-11-24T12:00:00.000Z' },
  ],
])('%s', (_name, before, transform, after) => {
  expect(transformed(before, transform)).toEqual([after, after]);
});

const listOf = (...values: TypedValue[]): TypedValue => ({ arrayValue: { values } });

test.each([
  ['appendMissingElements', null, [whole(1), whole(1)], [whole(1)]],
  ['appendMissingElements', listOf(whole(1)), [whole(2), whole(1)], [whole(1), whole(2)]],
  ['removeAllFromArray', listOf(whole(1), whole(2), whole(1)), [whole(1)], [whole(2)]],
  ['removeAllFromArray', whole(1), [whole(1)], []],
])('%s of %j', (name, before, values, after) => {
  expect(transformed(before, { [name]: { values } })).toEqual([
    listOf(...after),
    { nullValue: null },
  ]);
});

test.each([
  ['another database', [{ delete: 'projects/p/databases/other/documents/notes/1' }]],
  ['a document below another', [{ delete: `${NAME}/below/2` }]],
  ['a collection', [{ delete: `${ROOT}/notes` }]],
  ['no write at all', [{}]],
  ['a condition of nothing', [{ delete: NAME, currentDocument: {} }]],
  [
    'an unknown transform',
    [{ update: { name: NAME }, updateTransforms: [{ fieldPath: 'a', x: 1 }] }],
  ],
  [
    'an increment by words',
    [
      {
        update: { name: NAME },
        updateTransforms: [{ fieldPath: 'a', increment: { stringValue: '1' } }],
      },
    ],
  ],
])('%s is refused', (_name, writes) => {
  expect(() => parseWrites(writes, ROOT)).toThrow(InvalidQuery);
});

test.each([
  [499, true],
  [500, true],
  [501, false],
])('%d writes at once: %s', (count, isTaken) => {
  const writes = Array.from({ length: count }, () => ({ delete: NAME }));
  const parse = () => parseWrites(writes, ROOT).length;
  if (isTaken) expect(parse()).toBe(count);
  else expect(parse).toThrow(InvalidQuery);
});
