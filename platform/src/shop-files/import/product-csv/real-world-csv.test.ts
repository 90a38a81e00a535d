import { describe, expect, it } from 'vitest';
import { messages, read } from './test-kit.ts';

const RELATED = 'shopify--discovery--product_recommendation.related_products';

describe('the export of a shop that has grown for years', () => {
  it.each([
    ['argan®-oil', 'argan®-oil'],
    ['हिन्दी-शैम्पू', 'हिन्दी-शैम्पू'],
    ['シャンプー', 'シャンプー'],
    ['Étui & Co. ™', 'étui-co-™'],
  ])('keeps the handle %s that its links lead to', async (given, kept) => {
    const { products, problems } = await read(`Title,URL handle,Price\nA,${given},1\n`);
    expect(problems).toEqual([]);
    expect(products[0]?.handle).toBe(kept);
  });

  it('may do without handles, and have prices per market in either spelling', async () => {
    const { products, problems, warnings } = await read(
      'Title,Price,Compare-at price / Asia,Compare At Price / Asia\nSoft Brush,2,3,3\nComb,1,,\n',
    );
    expect(problems).toEqual([]);
    expect(products.map(({ handle }) => handle)).toEqual(['soft-brush', 'comb']);
    expect(messages(warnings)).toEqual([
      '1: The platform keeps nothing of: Compare-at price / Asia, Compare At Price / Asia.',
    ]);
  });

  it('names other products under Recommended as a list, without being told the type', async () => {
    const { products, warnings } = await read(
      `Title,URL handle,Price,Related (product.metafields.${RELATED})\nComb,comb,1,brush; oil\n`,
    );
    expect(products[0]?.metafields).toMatchObject([
      { type: 'list.product_reference', value: '["brush","oil"]' },
    ]);
    expect(warnings).toEqual([]);
  });

  it('says once for each type which metafields are guessed', async () => {
    const column = (key: string) => `${key} (product.metafields.custom.${key})`;
    const { warnings } = await read(
      `Title,URL handle,Price,${column('a')},${column('b')},${column('c')}\nComb,comb,1,x,y,"two\nlines"\n`,
    );
    expect(messages(warnings)).toEqual([
      '1: Metafields that are not defined here were taken as single_line_text_field: custom.a, custom.b.',
      '1: Metafields that are not defined here were taken as multi_line_text_field: custom.c.',
    ]);
  });

  it('says what two products under one handle need', async () => {
    const { problems } = await read(
      'Title,URL handle,Price\nEye Liner,liner,1\nLip Liner,liner,2\n',
    );
    expect(messages(problems)).toEqual([
      '3: The variant "Default Title" stands already in line 2. If "Lip Liner" is not "Eye Liner", it needs a handle of its own.',
    ]);
  });

  it('takes a picture whose address begins with two slashes', async () => {
    const { products, problems } = await read(
      'Title,URL handle,Price,Product image URL\nComb,comb,1,//cdn.example.com/a.jpg\n',
    );
    expect(problems).toEqual([]);
    expect(products[0]?.images[0]?.src).toBe('https://cdn.example.com/a.jpg');
  });
});
