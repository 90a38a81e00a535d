import { describe, expect, it } from 'vitest';
import { messages, read } from './test-kit.ts';

const HEAD = 'Title,URL handle,Price\n';

describe('a row that cannot be taken', () => {
  it('is left out, and every bad cell named with its line, counting the lines inside fields', async () => {
    const { products, leftOut, problems, warnings } = await read(
      [
        'Title,URL handle,Description,Status,Charge tax,Option1 name,Option1 value,Price,Inventory quantity,Product image URL,Image position,Sold (product.metafields.care.sold)',
        'Comb,comb,"two',
        'lines",activ,maybe,Size,Small,"12,50",1.5,comb,0,many',
        ',comb,,,,,Small,9.999,,,,',
        ',comb,,,,,,,,,,',
        ',brush,,,,,,,,,,',
        'Hat,hat,,,,Size,S,5,,x,0,',
        ',hat,,,,,M,free,,,,',
        ',hat,,,,,S,6,,,,',
        ',hat,,,,,L,7,,,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(products.map(({ handle, variants }) => [handle, variants.length])).toEqual([['hat', 2]]);
    const found = messages(leftOut);
    for (const expected of [
      /^2: Status must be .*not "activ"/,
      /^2: Charge tax must be TRUE or FALSE, not "maybe"/,
      /^2: Price must be an amount like 12\.50, at most 999999999\.99, not "12,50"/,
      /^2: Inventory quantity must be a whole number of at most nine digits, not "1\.5"/,
      /^2: The metafield care\.sold must be a whole number, not "many"/,
      /^2: All rows of "comb" were left out/,
      /^4: Price must be/,
      /^6: The product "brush" has no title/,
      /^6: Price is missing/,
      /^8: Price must be/,
      /^9: The variant "S" stands already in line 7/,
    ]) {
      expect(found).toContainEqual(expect.stringMatching(expected));
    }
    expect(found).toHaveLength(11);
    expect(messages(warnings)).toEqual([
      expect.stringMatching(/^5: The row adds neither a variant nor a picture; it was left out/),
      expect.stringMatching(/^7: Image position/),
      expect.stringMatching(/^7: Product image URL must be a web address, not "x"/),
    ]);
  });

  it.each([
    ['999999999.99', 99_999_999_999],
    ['1000000000', null],
  ])('a price of %s is %s', async (price, amountInMinorUnits) => {
    const { leftOut, products } = await read(`${HEAD}Comb,comb,${price}\n`);
    expect(products[0]?.variants[0]?.priceInMinorUnits ?? null).toBe(amountInMinorUnits);
    const reasons = amountInMinorUnits === null ? [/at most 999999999\.99, not "1000000000"/] : [];
    expect(messages(leftOut).slice(0, 1)).toEqual(reasons.map((one) => expect.stringMatching(one)));
  });

  it.each([
    [`${HEAD}Comb,comb,1,extra\n`, /4 cells, the header 3/],
    [`${HEAD},,1\n`, /neither a handle nor a title/],
    [`${HEAD}${'x'.repeat(256)},x,1\n`, /longer than 255/],
    [
      'Title,URL handle,Price,Option1 name,Option2 name,Option1 value\nA,a,1,Size,Color,S\n',
      /no value for the option "Color"/,
    ],
  ])('%j says what is wrong', async (csv, expected) => {
    const { leftOut, products } = await read(csv);
    expect(messages(leftOut)).toContainEqual(expect.stringMatching(expected));
    expect(products).toEqual([]);
  });

  it('is counted beyond the hundredth without being listed, and refuses a strict import', async () => {
    const rows = Array.from({ length: 150 }, (_, i) => `T,p${i},x`);
    const csv = HEAD + rows.join('\n');
    const { report } = await read(csv);
    expect([report.leftOut.length, report.leftOutCount, report.problemCount]).toEqual([
      100, 150, 0,
    ]);
    const strict = await read(csv, { isStrict: true });
    expect([strict.report.problems.length, strict.report.problemCount]).toEqual([100, 150]);
  });
});

describe('a quotation mark', () => {
  it('in a cell without any is a sign like others', async () => {
    const { products, leftOut } = await read(`${HEAD}Comb 5" long,comb,1\n"""Best"" hat",hat,2\n`);
    expect(leftOut).toEqual([]);
    expect(products.map(({ title }) => title)).toEqual(['Comb 5" long', '"Best" hat']);
  });

  it.each([
    ['"Comb" 5,comb,1', ''],
    ['"Comb" "5",comb,1', ''],
    ['Comb,"comb,1\nBrush,brush,1\nJar,"jar",1', ' It took the lines to 4 with it.'],
  ])('that is not closed, or not doubled, costs its row: %j', async (row, swallowed) => {
    const { products, leftOut, problems } = await read(`${HEAD}${row}\nHat,hat,2\n`);
    expect(problems).toEqual([]);
    expect(products.map(({ handle }) => handle)).toEqual(['hat']);
    expect(messages(leftOut)).toEqual([
      `2: A quotation mark is not closed, or stands in a quoted cell, where it has to be doubled ("").${swallowed}`,
    ]);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['', /The file is empty/],
    [HEAD, /no products/],
    [`${HEAD},,\n;;`, /no products|neither/],
    ['Name,Price\nComb,1\n', /no column "Title"/],
    [`${HEAD}Hat,hat,1\nComb,"comb,1\n`, /^3: The quotation mark that opens in this row is never/],
    [`${HEAD}Comb\0,comb,1\n`, /no text/],
  ])('%j says what is wrong', async (csv, expected) => {
    const { problems, leftOut } = await read(csv);
    expect(messages([...problems, ...leftOut])).toContainEqual(expect.stringMatching(expected));
  });
});

describe('an odd file', () => {
  it('with a column that comes twice gives the first, and says so', async () => {
    const { products, warnings } = await read('Title,Handle,URL handle,Price\nComb,c,d,1\n');
    expect(products[0]?.handle).toBe('c');
    expect(messages(warnings)).toEqual([expect.stringMatching(/"URL handle" comes twice/)]);
  });

  it('with an unknown column comes without it, and says so', async () => {
    const { warnings, problems } = await read('Title,URL handle,Price,Mood\nComb,comb,1,good\n');
    expect(problems).toEqual([]);
    expect(messages(warnings)).toEqual([expect.stringContaining('"Mood"')]);
  });
});
