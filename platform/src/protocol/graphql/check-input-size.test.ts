import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkInputSize } from './check-input-size.ts';

const QUERY = parse('{ shop { name } }');
const list = (length: number) => Array.from({ length }, () => 'x');

describe('a list that goes in', () => {
  it.each([
    [{ ids: list(250) }, undefined],
    [{ ids: list(251) }, 251],
    [{ input: { lines: [{ attributes: list(300) }] } }, 300],
    [{ a: null, b: undefined, c: 1, d: list(251) }, 251],
  ])('is measured wherever it is', (variables, size) => {
    const [error] = checkInputSize(QUERY, variables);
    expect(error?.message).toBe(
      size === undefined
        ? undefined
        : `The input array size of ${size} is greater than the maximum allowed of 250.`,
    );
  });

  it('is measured in the query too', () => {
    const literal = parse(`{ nodes(ids: [${list(251).map(() => '"x"')}]) { id } }`);
    expect(checkInputSize(literal, {})).toHaveLength(1);
  });

  it('may be nested as deep as a body is long', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(checkInputSize(QUERY, { deep })).toEqual([]);
  });
});
