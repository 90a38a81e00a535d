import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { routerNotation } from './router-notation.ts';

async function readByTheRouter(notation: string | null): Promise<unknown> {
  const { body } = new Response(notation);
  if (body === null) throw new Error('There is nothing to be read.');
  return (await decode(body, globalThis)).value;
}

const shared = { title: 'Rain' };

test.each([
  [{ loaderData: { root: { json: '{"a":"<b>"}' } }, actionData: null, errors: null }],
  [[1, 1.5, 'one', '', true, false, null, undefined, [], {}]],
  [[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0]],
  [{ texts: 'é "quoted" \u2028\n', none: undefined }],
])('the router reads what was written (%#)', async (value) => {
  expect(await readByTheRouter(routerNotation(value))).toEqual(value);
});

test('a value that stands in two places is written once', async () => {
  const notation = routerNotation({ first: shared, second: shared });
  expect(notation?.match(/Rain/g)).toHaveLength(1);
  const read = await readByTheRouter(notation);
  expect(read).toEqual({ first: shared, second: shared });
});

test.each([
  [new Error('lost')],
  [Promise.resolve(1)],
  [new Date(0)],
  [new Map()],
  [() => 1],
  [1n],
  [Symbol('a')],
])('what is no plain data is left to the router (%#)', (value) => {
  expect(routerNotation({ value })).toBeNull();
});
