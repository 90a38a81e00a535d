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

  it('is read as it is when an editor has aligned its columns with blanks', async () => {
    const { products, problems } = await read(
      'Handle ,Title    ,Price  ,Body (HTML)\ncomb  ,"A ""b"""  ,1.50   ,"<p> c </p>"  \n',
    );
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { handle: 'comb', title: 'A "b"', descriptionHtml: '<p> c </p>' },
    ]);
  });

  it.each(['N/A', '#N/A', 'NaN', 'null', 'None'])(
    'has nothing where a program wrote %s, but for the price',
    async (nothing) => {
      const head =
        'Title,Compare-at price,SKU,Inventory tracker,Image position,Product image URL,Option1 name,Option1 value,Price';
      const row = `Comb,${[nothing, nothing, nothing, '1.0', nothing].join()},Size,${nothing}`;
      const { products, leftOut, warnings } = await read(`${head}\n${row},1\n`);
      expect([leftOut, warnings]).toEqual([[], []]);
      expect(products[0]).toMatchObject({
        images: [],
        variants: [
          {
            compareAtPriceInMinorUnits: null,
            sku: null,
            tracksInventory: false,
            optionValues: [nothing],
          },
        ],
      });
      const free = await read(`${head}\n${row},${nothing}\n`);
      expect(messages(free.leftOut)).toContain('2: Price is missing.');
    },
  );

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
    const { products, warnings } = await read(
      'Title,URL handle,Price,Option1 name,Option1 value\nEye Liner,liner,1,Size,S\n,liner,1,,M\nLip Liner,liner,2,,L\n',
    );
    expect(products[0]?.variants).toHaveLength(3);
    expect(messages(warnings)).toEqual([
      '4: The variant "L" joins "Eye Liner". If "Lip Liner" is not "Eye Liner", it needs a handle of its own.',
    ]);
    const { leftOut } = await read(
      'Title,URL handle,Price\nEye Liner,liner,1\nLip Liner,liner,2\n',
    );
    expect(messages(leftOut)).toEqual([
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

/** Files of the same comb and soap, as different programs write them. */
const HEAD = 'Title;URL handle;Price;Weight value (grams);Charge tax';
const TEXT = `${HEAD}\nComb é;comb;12,50;4,5;WAHR\n;;;;\nSoap;soap;1.234,00;0;FALSCH\n`;
const windows1252 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('a file of another program', () => {
  it.each<[string, string | Uint8Array, readonly RegExp[]]>([
    ['in UTF-8', TEXT, []],
    ['in UTF-8 with a mark', `\uFEFF${TEXT}`, []],
    ['in UTF-16', utf16(TEXT), []],
    ['in UTF-16, the other way round', utf16(TEXT).swap16(), []],
    ['in UTF-16 without a mark', utf16(TEXT).subarray(2), []],
    ['in UTF-16 without a mark, the other way round', utf16(TEXT).swap16().subarray(2), []],
    ['in Windows-1252', windows1252(TEXT), [/read as Windows-1252/]],
    ['with the line ends of Windows', TEXT.replaceAll('\n', '\r\n'), []],
    ['with the line ends of old Macs', TEXT.replaceAll('\n', '\r'), []],
    ['with tabs and decimal commas', TEXT.replaceAll(';', '\t'), []],
    ['with tabs and points', TEXT.replaceAll(';', '\t').replace(/\.?(\d+),/g, '$1.'), []],
  ])('%s is read', async (_name, file, told) => {
    const { products, problems, leftOut, warnings } = await read(file);
    expect([problems, leftOut]).toEqual([[], []]);
    expect(messages(warnings)).toEqual(told.map((one) => expect.stringMatching(one)));
    expect(products.map(({ title, variants: [one] }) => [title, one?.priceInMinorUnits])).toEqual([
      ['Comb é', 1250],
      ['Soap', 123_400],
    ]);
    expect(products.map(({ variants: [one] }) => [one?.weightInGrams, one?.isTaxable])).toEqual([
      [4.5, true],
      [0, false],
    ]);
  });

  it.each([
    ['4.5359237e-5', 0.000045359237],
    ['907.18474000001', 907.18474000001],
    ['1E3', 1000],
    ['.5', 0.5],
    ['5.', 5],
  ])('weighs %s grams', async (cell, weightInGrams) => {
    const { products } = await read(`Title,Price,Variant Grams\nComb,1,${cell}\n`);
    expect(products[0]?.variants[0]).toMatchObject({ weightInGrams });
  });

  it.each([
    ['12.5', 1250],
    ['.99', 99],
    ['12.', 1200],
    ['12.9900', 1299],
    ['1.200', undefined],
    ['12.9950', undefined],
    ['.', undefined],
  ])('costs %s', async (cell, priceInMinorUnits) => {
    const { products } = await read(`Title,Price\nComb,${cell}\n`);
    expect(products[0]?.variants[0]?.priceInMinorUnits).toBe(priceInMinorUnits);
  });

  it.each([
    ['TRUE', true],
    ['vrai', true],
    ['WAAR', true],
    ['ONWAAR', false],
    ['FALSO', false],
    ['usann', false],
  ])('says %s for %s', async (word, isPublished) => {
    const { products } = await read(`Title,Price,Published\nComb,1,${word}\n`);
    expect(products[0]?.isPublished).toBe(isPublished);
  });
});
