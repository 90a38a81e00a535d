import { describe, expect, it } from 'vitest';
import { cellFromMetafield, metafieldFromCell } from './metafields.ts';
import { messages, read } from './test-kit.ts';

describe('a product file', () => {
  it('may use the current column names', async () => {
    const { products, problems } = await read(
      [
        'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display',
        'Comb,comb,<p>A comb</p>,ACME,tool,"new, wood",TRUE,active,C-1,Size,Small,12.50,15,TRUE,shopify,7,CONTINUE,80,g',
        ',comb,,,,,,,C-2,,Large,14,,TRUE,,-2,DENY,1.5,kg',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      {
        handle: 'comb',
        title: 'Comb',
        descriptionHtml: '<p>A comb</p>',
        vendor: 'ACME',
        productType: 'tool',
        tags: ['new', 'wood'],
        status: 'ACTIVE',
        isPublished: true,
        optionNames: ['Size'],
        variants: [
          {
            sku: 'C-1',
            priceInMinorUnits: 1250,
            compareAtPriceInMinorUnits: 1500,
            optionValues: ['Small'],
            inventoryQuantity: 7,
            tracksInventory: true,
            continuesSellingWhenSoldOut: true,
          },
          {
            sku: 'C-2',
            priceInMinorUnits: 1400,
            compareAtPriceInMinorUnits: null,
            optionValues: ['Large'],
            inventoryQuantity: -2,
            tracksInventory: false,
            continuesSellingWhenSoldOut: false,
            weightUnit: 'KILOGRAMS',
          },
        ],
      },
    ]);
  });

  it('may use the column names of older templates and exports', async () => {
    const { products, problems, warnings } = await read(
      [
        'Handle,Title,Body (HTML),Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Google Shopping / MPN,Variant Weight Unit,Included / Norway,Price / Norway,Status',
        "comb,Comb,A comb,false,Title,Default Title,'C-1,80,shopify,3,deny,manual,9.5,,true,false,'200,https://cdn.example.com/a.jpg,1,Wood,false,,x,lb,true,10,draft",
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(messages(warnings)).toEqual([
      '1: The platform keeps nothing of: Google Shopping / MPN, Included / Norway, Price / Norway.',
    ]);
    expect(products).toMatchObject([
      {
        isPublished: false,
        status: 'DRAFT',
        optionNames: ['Title'],
        images: [{ src: 'https://cdn.example.com/a.jpg', altText: 'Wood' }],
        variants: [
          {
            sku: 'C-1',
            barcode: '200',
            optionValues: ['Default Title'],
            priceInMinorUnits: 950,
            isTaxable: false,
            weightUnit: 'POUNDS',
          },
        ],
      },
    ]);
  });

  it('takes a BOM, Windows line ends, newlines and quotes in fields, however it is cut', async () => {
    const csv =
      '\uFEFFTitle,URL handle,Description,Price\r\n"Crème ""É""",creme,"<p>one\n\ntwo</p>",1.05\r\n\r\nBrush,brush,,2\r\n';
    for (const chunkSize of [1, 7, 1000]) {
      const { products, problems } = await read(csv, { chunkSize });
      expect(problems).toEqual([]);
      expect(products.map(({ title, descriptionHtml }) => [title, descriptionHtml])).toEqual([
        ['Crème "É"', '<p>one\n\ntwo</p>'],
        ['Brush', ''],
      ]);
    }
  });

  it('may be separated by semicolons', async () => {
    const { products } = await read('Title;URL handle;Price\nComb, fine;comb;3.00\n');
    expect(products[0]?.title).toBe('Comb, fine');
  });

  it('adds pictures by rows of their own, in the order of their positions, each once', async () => {
    const { products, problems } = await read(
      [
        'Title,URL handle,Price,Product image URL,Image position,Image alt text,Variant image URL',
        'Comb,comb,1,https://a.example/2.jpg,2,two,https://a.example/9.jpg',
        ',comb,,https://a.example/1.jpg,1,one,',
        ',comb,,https://a.example/2.jpg,3,again,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(products[0]?.variants).toHaveLength(1);
    expect(products[0]?.variants[0]?.imageSrc).toBe('https://a.example/9.jpg');
    expect(products[0]?.images.map(({ src, altText }) => [src, altText])).toEqual([
      ['https://a.example/1.jpg', 'one'],
      ['https://a.example/2.jpg', 'two'],
      ['https://a.example/9.jpg', null],
    ]);
  });

  it("serves the demo's own pictures from the platform", async () => {
    const { products } = await read(
      'Title,URL handle,Price,Product image URL\nComb,comb,1,https://cdn.lokke.example/files/rain-mask.webp?v=1\n',
    );
    expect(products[0]?.images).toEqual([
      {
        src: expect.stringMatching(/^\/cdn\/files\/rain-mask\.webp\?v=[0-9a-f]{10}$/),
        altText: null,
        widthInPixels: 960,
        heightInPixels: 1200,
        thumbhash: expect.any(String),
      },
    ]);
  });

  it('reads a number without the apostrophe that keeps it from a spreadsheet, and leaves texts theirs', async () => {
    const { products, problems } = await read(
      [
        'Title,URL handle,Price,Sold (product.metafields.care.sold),Note (product.metafields.custom.note)',
        "Comb,comb,1,'28,'28",
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(products[0]?.metafields.map(({ value }) => value)).toEqual(['28', "'28"]);
  });

  it('reads metafields in the types that the shop defines, and takes others as text', async () => {
    const { products, warnings } = await read(
      [
        'Title,URL handle,Price,Types (product.metafields.care.types),Sold (product.metafields.care.sold),Note (product.metafields.custom.note),Shade (variant.metafields.custom.shade)',
        'Comb,comb,1,dry; oily roots,12,"two\nlines",red',
      ].join('\n'),
    );
    expect(products[0]?.metafields).toEqual([
      {
        namespace: 'care',
        key: 'types',
        type: 'list.single_line_text_field',
        value: '["dry","oily roots"]',
      },
      { namespace: 'care', key: 'sold', type: 'number_integer', value: '12' },
      { namespace: 'custom', key: 'note', type: 'multi_line_text_field', value: 'two\nlines' },
    ]);
    expect(products[0]?.variants[0]?.metafields).toEqual([
      { namespace: 'custom', key: 'shade', type: 'single_line_text_field', value: 'red' },
    ]);
    expect(messages(warnings)).toEqual([
      expect.stringContaining('custom.note'),
      expect.stringContaining('custom.shade'),
    ]);
  });

  it.each([
    ['single_line_text_field', '["Sea","Family life"]', 'Sea; Family life'],
    ['single_line_text_field', '["Sea; shore","Wind"]', '["Sea; shore","Wind"]'],
    ['dimension', '[{"value":1,"unit":"mm"}]', '[{"value":1,"unit":"mm"}]'],
  ])('writes a list of %s %s as it reads it', (type, value, cell) => {
    expect(cellFromMetafield(`list.${type}`, value)).toBe(cell);
    expect(metafieldFromCell(`list.${type}`, cell)).toEqual({ kind: 'ok', value });
  });

  it('takes lists in JSON as lists where nobody has defined them', async () => {
    const column = '"Subjects (product.metafields.custom.subjects)"';
    const { products } = await read(
      `Title,Price,${column}\nA,1,"[""Sea"",""Rain""]"\nB,1,"[""Wind""]"\n`,
    );
    expect(products.map(({ metafields }) => metafields[0])).toMatchObject([
      { type: 'list.single_line_text_field', value: '["Sea","Rain"]' },
      { type: 'list.single_line_text_field', value: '["Wind"]' },
    ]);
  });

  it('reads unit prices', async () => {
    const { products } = await read(
      'Title,URL handle,Price,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit\nOil,oil,1,50,ml,100,mL\n',
    );
    expect(products[0]?.variants[0]?.unitPriceMeasure).toEqual({
      total: { value: 50, unit: 'ML' },
      reference: { value: 100, unit: 'ML' },
    });
  });

  it('makes a handle from the title, and says when it had to change one', async () => {
    const { products, warnings } = await read(
      'Title,URL handle,Price\nÉtui & Co.,,1\nComb,My Comb!,1\n',
    );
    expect(products.map(({ handle }) => handle)).toEqual(['étui-co', 'my-comb']);
    expect(messages(warnings)).toEqual([expect.stringMatching(/^3: .*"My Comb!".*"my-comb"/)]);
  });
});
