import { expect, it } from 'vitest';
import { type FactShow, readFact } from './read-fact.ts';

const texts = (...found: readonly string[]) => ({ kind: 'texts', texts: found });
const table = (...rows: readonly (readonly string[])[]) => ({ kind: 'table', rows });
const link = (href: string, text: string) => ({ kind: 'link', href, text });
const rich = JSON.stringify({
  type: 'root',
  children: [
    { type: 'heading', level: 2, children: [{ type: 'text', value: 'Story' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'a < b ', bold: true },
        { type: 'link', url: 'https://x.test/"', children: [{ type: 'text', value: 'more' }] },
      ],
    },
    { type: 'list', listType: 'ordered', children: [{ type: 'list-item', children: [] }] },
  ],
});

it.each<[string, string, unknown, FactShow?]>([
  ['single_line_text_field', ' Ada ', texts('Ada')],
  ['single_line_text_field', '  ', null],
  ['multi_line_text_field', 'a\nb', texts('a\nb')],
  ['list.single_line_text_field', '["Ada","","Bo"]', texts('Ada', 'Bo')],
  ['single_line_text_field', 'nutty; sweet, dark', texts('nutty', 'sweet', 'dark'), 'list'],
  ['list.single_line_text_field', '["Ada","Bo"]', texts('Ada', 'Bo'), 'text'],
  ['list.weight', '[{"value":2.5,"unit":"KILOGRAMS"}]', texts('2,5 kg'), 'measure'],
  ['number_integer', '1965', texts('1965')],
  ['number_integer', '19650', texts('19.650')],
  ['number_decimal', '0.5', texts('0,5')],
  ['date', '2026-03-02', texts('02-03-2026')],
  ['date', 'soon', null],
  ['boolean', 'true', texts('✓')],
  ['boolean', 'false', null],
  ['product_reference', 'gid://shopify/Product/1', null],
  ['weight', '{"value":2.5,"unit":"KILOGRAMS"}', texts('2,5 kg')],
  ['dimension', '{"value":12,"unit":"cm"}', texts('12 cm'), 'measure'],
  ['volume', '{"value":3,"unit":"us_pt"}', texts('3 us_pt')],
  ['list.dimension', '[{"value":1,"unit":"mm"},{"value":2,"unit":"mm"}]', texts('1 mm', '2 mm')],
  ['money', '{"amount":"5.00","currency_code":"EUR"}', texts('€\u00a05,00')],
  ['rating', '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}', texts('4.5 / 5.0')],
  ['json', '{"Pages":320,"Size":["A5","A4"]}', table(['Pages', '320'], ['Size', 'A5, A4'])],
  ['json', '[{"name":"Body","value":"full"}]', table(['Body', 'full'])],
  ['json', '{bad', null],
  [
    'multi_line_text_field',
    'Acidity: low\nBody: 4:5\n',
    table(['Acidity', 'low'], ['Body', '4:5']),
    'table',
  ],
  ['url', 'https://www.acme.test/', link('https://www.acme.test/', 'acme.test')],
  ['url', 'javascript:alert(1)', null],
  ['url', '//evil.test', null],
  ['link', '{"text":"Map","url":"/pages/map"}', link('/pages/map', 'Map')],
  ['file_reference', 'gid://shopify/GenericFile/1', null],
  [
    'file_reference',
    'https://x.test/a/care%20guide.pdf?v=1',
    link('https://x.test/a/care%20guide.pdf?v=1', 'care guide.pdf'),
  ],
  [
    'rich_text_field',
    rich,
    {
      kind: 'html',
      html: '<h3>Story</h3><p><strong>a &lt; b </strong><a href="https://x.test/&quot;">more</a></p><ol><li></li></ol>',
    },
  ],
  ['rich_text_field', 'no JSON', null],
])('%s %s is %j', (type, value, expected, show) => {
  expect(readFact({ type, value }, 'nl-NL', show)).toEqual(expected);
});

it('takes the address of the file that a reference names', () => {
  const stated = { type: 'file_reference', value: 'gid://shopify/GenericFile/1' };
  expect(readFact({ ...stated, fileUrl: 'https://x.test/a.pdf' }, 'nl-NL')).toMatchObject({
    href: 'https://x.test/a.pdf',
  });
});
