import { describe, expect, it, test } from 'vitest';
import { renderRichText } from './rich-text.ts';

const text = (value: string, ...marks: readonly string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, content: readonly unknown[], data: object = {}) => ({
  nodeType,
  data,
  content,
});
const paragraph = (...content: readonly unknown[]) => node('paragraph', content);
const options = {
  facts: { email: 'hello@x.example', subject: 'A & B?', price: '€ 4,95', odd: '<b>' },
  prefix: '/nl',
  pathOfEntry: (entry: unknown) => (entry === 'about' ? '/pages/about' : null),
};
const render = (...content: readonly unknown[]) =>
  renderRichText(node('document', content), options);

describe('a rich text', () => {
  it('is written with the tags that it needs and no other', () => {
    const list = node('unordered-list', [
      node('list-item', [paragraph(text('a', 'bold', 'italic'))]),
    ]);
    expect(
      render(node('heading-1', [text('T')]), paragraph(text('one\ntwo')), list, node('hr', [])),
    ).toBe('<h2>T</h2><p>one<br>two</p><ul><li><p><em><strong>a</strong></em></p></li></ul><hr>');
  });

  test.each([
    [
      'a script as text',
      paragraph(text('<script>alert(1)</script>')),
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    ],
    [
      'a table without the row whose fact is missing',
      node('table', [
        node('table-row', [node('table-cell', [paragraph(text('{price}'))])]),
        node('table-row', [
          node('table-cell', [paragraph(text('Express'))]),
          node('table-cell', [paragraph(text('{expressPrice}'))]),
        ]),
      ]),
      '<table><tr><td><p>€ 4,95</p></td></tr></table>',
    ],
    ['an unknown node', node('iframe', [text('x')]), ''],
    ['a node named like a property of objects', node('constructor', [text('x')]), ''],
    ['an unknown mark', paragraph(text('x', 'script', 'toString')), '<p>x</p>'],
    ['an embedded asset', node('embedded-asset-block', [], { target: {} }), ''],
    ['something that is no node', 7, ''],
    ['content that is no list', { nodeType: 'paragraph', content: 'x' }, ''],
    ['a script in a link', paragraph(link('javascript:alert(1)')), '<p>x</p>'],
    [
      'a quote in a link',
      paragraph(link('https://x.example/"onclick="alert(1)')),
      '<p><a href="https://x.example/&quot;onclick=&quot;alert(1)" rel="noopener">x</a></p>',
    ],
    ['a fact with a tag', paragraph(text('{odd}')), '<p>&lt;b&gt;</p>'],
  ])('brings nothing along with %s', (_what, content, html) => {
    expect(render(content)).toBe(html);
  });

  it('ends, however deep it is', () => {
    let deep: unknown = paragraph(text('x'));
    for (let level = 0; level < 5_000; level += 1) deep = node('blockquote', [deep]);
    expect(render(deep, paragraph(text('y')))).toBe('<p>y</p>');
  });

  it('leads to pages of the market and to other sites', () => {
    const about = node('entry-hyperlink', [text('us')], { target: 'about' });
    const gone = node('entry-hyperlink', [text('gone')], { target: 'gone' });
    expect(render(paragraph(about, text(' '), link('/salon/'), text(' '), gone))).toBe(
      '<p><a href="/nl/pages/about">us</a> <a href="/nl/salon/">x</a> gone</p>',
    );
  });
});

describe("a market's facts", () => {
  it('are filled in, each as one part of an address', () => {
    const mail = link('mailto:{email}?subject={subject}');
    expect(render(paragraph(text('From {price}: '), mail))).toBe(
      '<p>From € 4,95: <a href="mailto:hello@x.example?subject=A%20%26%20B%3F">x</a></p>',
    );
  });

  it('leave a paragraph out that asks for one that the market lacks', () => {
    const item = node('list-item', [paragraph(text('{none}'))]);
    expect(
      render(
        paragraph(text('Not to {none}.')),
        node('unordered-list', [item]),
        paragraph(text('a')),
      ),
    ).toBe('<p>a</p>');
  });
});

function link(uri: string) {
  return node('hyperlink', [text('x')], { uri });
}
