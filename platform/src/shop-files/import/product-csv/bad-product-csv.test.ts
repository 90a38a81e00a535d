import { describe, expect, it } from 'vitest';
import { messages, read } from './test-kit.ts';

describe('a file that cannot be imported', () => {
  it('names every bad cell with its line, counting the lines inside fields', async () => {
    const { problems, warnings } = await read(
      [
        'Title,URL handle,Description,Status,Charge tax,Option1 name,Option1 value,Price,Inventory quantity,Product image URL,Image position,Sold (product.metafields.care.sold)',
        'Comb,comb,"two',
        'lines",activ,maybe,Size,Small,"12,50",1.5,comb,0,many',
        ',comb,,,,,Small,9.999,,,,',
        ',comb,,,,,,,,,,',
        ',brush,,,,,,,,,,',
      ].join('\n'),
    );
    const found = messages(problems);
    for (const expected of [
      /^2: Status must be .*not "activ"/,
      /^2: Charge tax must be TRUE or FALSE, not "maybe"/,
      /^2: Price must be an amount like 12\.50, not "12,50"/,
      /^2: Inventory quantity must be a whole number, not "1\.5"/,
      /^2: Product image URL must be a web address, not "comb"/,
      /^2: Image position/,
      /^2: The metafield care\.sold must be a whole number, not "many"/,
      /^4: Price must be/,
      /^4: The variant "Small" stands already in line 2/,
      /^6: The product "brush" has no title/,
      /^6: Price is missing/,
    ]) {
      expect(found).toContainEqual(expect.stringMatching(expected));
    }
    expect(found).toHaveLength(11);
    expect(messages(warnings)).toContainEqual(
      expect.stringMatching(/^5: The row adds neither a variant nor a picture; it was left out/),
    );
  });

  it.each([
    ['', /The file is empty/],
    ['Title,URL handle,Price\n', /no products/],
    ['Name,Price\nComb,1\n', /no column "Title"/],
    ['Title,Handle,URL handle,Price\nComb,c,c,1\n', /"URL handle" comes twice/],
    ['Title,URL handle,Price\nComb,comb,1,extra\n', /4 cells, the header 3/],
    ['Title,URL handle,Price\nComb,"comb,1\n', /not well-formed CSV/],
    ['Title,URL handle,Price\n,,1\n', /neither a handle nor a title/],
    [`Title,URL handle,Price\n${'x'.repeat(256)},x,1\n`, /longer than 255/],
    [
      'Title,URL handle,Price,Option1 name,Option2 name,Option1 value\nA,a,1,Size,Color,S\n',
      /no value for the option "Color"/,
    ],
  ])('says what is wrong with %j', async (csv, expected) => {
    const { problems } = await read(csv);
    expect(messages(problems)).toContainEqual(expect.stringMatching(expected));
  });

  it.each([
    ['Latin-1', new Uint8Array([0x54, 0x69, 0xe9, 0x2c, 0x0a])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x54, 0x00, 0x69, 0x00])],
  ])('says that %s is not UTF-8', async (_name, bytes) => {
    const { problems } = await read(bytes);
    expect(messages(problems)).toEqual([expect.stringContaining('UTF-8')]);
  });

  it('counts problems beyond the hundredth without listing them', async () => {
    const rows = Array.from({ length: 150 }, (_, i) => `T,p${i},x`);
    const { report } = await read(['Title,URL handle,Price', ...rows].join('\n'));
    expect(report.problems).toHaveLength(100);
    expect(report.problemCount).toBe(150);
  });

  it('leaves an unknown column out and says so', async () => {
    const { warnings, problems } = await read('Title,URL handle,Price,Mood\nComb,comb,1,good\n');
    expect(problems).toEqual([]);
    expect(messages(warnings)).toEqual([expect.stringContaining('"Mood"')]);
  });
});
