import { describe, expect, it } from 'vitest';
import cases from './image-request.cases.json' with { type: 'json' };
import { negotiateFormat, parseImageRequest } from './image-request.ts';

const parse = (query: string) => parseImageRequest(new URLSearchParams(query));

describe('the parameters of an image address', () => {
  it('reads size, crop and format', () => {
    expect(parse('width=320&height=400&crop=top&format=avif')).toEqual({
      kind: 'ok',
      request: { width: 320, height: 400, crop: 'top', format: 'avif' },
    });
  });

  it('leaves everything open when nothing is asked, and ignores the cache-buster', () => {
    expect(parse('v=123')).toEqual({
      kind: 'ok',
      request: { width: null, height: null, crop: null, format: null },
    });
  });

  it.each(['1', '5760'])('takes a side of %s pixels', (text) => {
    expect(parse(`width=${text}`)).toMatchObject({ request: { width: Number(text) } });
  });

  it.each(cases.badParameters)('refuses %s and names the parameter', (query, name) => {
    const parsed = parse(query);
    expect(parsed.kind).toBe('bad');
    expect(parsed).toMatchObject({ message: expect.stringContaining(`"${name}"`) });
  });
});

it.each([
  ['image/avif,image/webp,image/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/AVIF;q=0.5', 'avif'],
  ['*/*', 'jpg'],
  ['', 'jpg'],
  [null, 'jpg'],
])('answers Accept %s with %s', (accept, expected) => {
  expect(negotiateFormat(accept, 'jpg')).toBe(expected);
});
