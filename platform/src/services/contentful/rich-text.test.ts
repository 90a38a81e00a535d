import { expect, it } from 'vitest';
import { demoContent, openDemo } from '../../shop-files/seeding/index.ts';
import { type Json, textAt } from './entity.ts';
import { toRichText } from './rich-text.ts';
import { isSaidInWords, richTextWords } from './rich-text-words.ts';

it('turns Markdown into rich text', () => {
  const text = (value: string, ...marks: readonly string[]) => ({
    nodeType: 'text',
    value,
    marks: marks.map((type) => ({ type })),
    data: {},
  });
  const node = (nodeType: string, content: readonly object[], data = {}) => ({
    nodeType,
    data,
    content,
  });
  const page = { sys: { type: 'Link', linkType: 'Entry', id: 'page-returns' } };
  expect(
    toRichText(
      '## Help\n\n- **Post:** [mail](mailto:{email}?subject={about})\n- [Back](page:returns)',
    ),
  ).toEqual(
    node('document', [
      node('heading-2', [text('Help')]),
      node('unordered-list', [
        node('list-item', [
          node('paragraph', [
            text('Post:', 'bold'),
            text(' '),
            node('hyperlink', [text('mail')], { uri: 'mailto:{email}?subject={about}' }),
          ]),
        ]),
        node('list-item', [
          node('paragraph', [node('entry-hyperlink', [text('Back')], { target: page })]),
        ]),
      ]),
    ]),
  );
});

it('turns tables of Markdown into those of rich text, and no address into a link', () => {
  const json = JSON.stringify(
    toRichText('| A | B |\n|---|---|\n| **1** | {fact} |\n\nwww.x.eu, a@x.eu'),
  );
  const types = [...json.matchAll(/"nodeType":"([^"]+)"/g)].map(([, type]) => type);
  expect(types.filter((type) => type?.startsWith('table'))).toEqual([
    'table',
    'table-row',
    'table-header-cell',
    'table-header-cell',
    'table-row',
    'table-cell',
    'table-cell',
  ]);
  expect(types).not.toContain('hyperlink');
});

const documentsIn = (value: Json): readonly Json[] => {
  if (textAt(value, 'nodeType') === 'document') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(documentsIn)
    : [];
};

it('writes every rich text of the demo as Markdown and reads the same again', () => {
  const documents = documentsIn(JSON.parse(demoContent(openDemo())));
  expect(documents.length).toBeGreaterThan(50);
  for (const one of documents) expect(toRichText(richTextWords(one))).toEqual(one);
});

it.each([
  '# A\n\n1. one\n2. two\n\n   - deep\n\n> said\n\n---\n\nlast',
  'a *b* **c** ***d*** `e*f` \\*g\\* [h](</i j>) [k](entry:l) 5 < 6 | 7\\\nnext',
  '1\\. no list\n\n\\# no heading\n\n\\- no item',
])('reads what it wrote: %s', (markdown) => {
  const document = toRichText(markdown);
  expect(toRichText(richTextWords(document))).toEqual(document);
});

it('knows what Markdown cannot say', () => {
  const embedded = { nodeType: 'embedded-entry-block', data: {}, content: [] };
  const document = { nodeType: 'document', data: {}, content: [embedded] };
  expect(isSaidInWords(document)).toBe(false);
  expect(isSaidInWords(toRichText('plain'))).toBe(true);
});
