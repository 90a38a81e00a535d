import { describe, expect, it } from 'vitest';
import { parseQuery, type Query } from './parse-query.ts';

/** A query written down with all its parentheses. */
function writeQuery(query: Query): string {
  switch (query.kind) {
    case 'everything':
      return '*';
    case 'value':
      return query.field === null ? query.value : `${query.field}=${query.value}`;
    case 'not':
      return `!${writeQuery(query.query)}`;
    case 'all':
      return `(${query.queries.map(writeQuery).join(' & ')})`;
    case 'any':
      return `(${query.queries.map(writeQuery).join(' | ')})`;
  }
}

describe('a search query', () => {
  it.each([
    ['', '*'],
    ['rain', 'rain'],
    ['rain mask', '(rain & mask)'],
    ['rain AND mask', '(rain & mask)'],
    ['rain OR mask', '(rain | mask)'],
    ['a b OR c', '((a & b) | c)'],
    ['a (b OR c)', '(a & (b | c))'],
    ['-tag:travel', '!tag=travel'],
    ['NOT tag:travel', '!tag=travel'],
    ['tag:"dry hair" rain', '(tag=dry hair & rain)'],
    ['title:"say \\"hi\\""', 'title=say "hi"'],
    ['variants.price:>=12.5', 'variants.price=>=12.5'],
    ['dry-shampoo', 'dry-shampoo'],
    ['and or not', '(and & or & not)'],
    ['OR', '*'],
    ['a OR', 'a'],
    ['() a', 'a'],
    ['(a', 'a'],
    ['a) b', '(a & b)'],
    ['"open', 'open'],
  ])('%j is read as %s', (text, expected) => {
    expect(writeQuery(parseQuery(text))).toBe(expected);
  });

  it('is read in time however it is nested', () => {
    expect(writeQuery(parseQuery('('.repeat(100_000)))).toBe('*');
  });
});
