import { describe, expect, it, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe("a merchant's HTML", () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture that fails', '<img src=x onerror=alert(1)>', ''],
    ['a script in a link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['one in disguise', '<a href="&#106;ava&#x09;script:alert(1)">a</a>', '<a>a</a>'],
    ['data in a link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['another host in a link', '<a href="//evil.example/">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://evil.example/"></iframe>b', 'b'],
    [
      'a drawing',
      '<svg><script>alert(1)</script><a xlink:href="javascript:1">a</a></svg>',
      '<a>a</a>',
    ],
    ['a formula', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example/"><input name="password">a</form>', 'a'],
    ['a base address', '<base href="https://evil.example/"><p>a</p>', '<p>a</p>'],
    ['an unfinished tag', '<p>a</p><img src="', '<p>a</p>'],
    ['a template', '<template><script>alert(1)</script></template>', ''],
    ['a hidden comment', '<!--><img src=x onerror=alert(1)>-->a', '--&gt;a'],
  ])('is rid of %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('keeps what a text is made of', () => {
    const text =
      '<h2>Use</h2><ul><li><strong>Rinse</strong> &amp; <em>repeat</em></li></ul><p>See <a href="/products/rain-mask">the mask</a> or <a href="mailto:a@b.example">write</a>.</p>';
    expect(cleanHtml(text)).toBe(text);
  });

  it('lets a link elsewhere say nothing of where it was', () => {
    expect(cleanHtml('<a href="https://x.example/" target="_blank">x</a>')).toBe(
      '<a href="https://x.example/" rel="noopener">x</a>',
    );
  });

  it('has no second heading of the first order', () => {
    expect(cleanHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
  });
});

it('keeps the pictures of an article, and leads its links', () => {
  const options = { hasPictures: true, linkOf: (href: string) => `/nl${href}` };
  const html =
    '<figure><img src="https://x.example/a.png" width="9" onerror="x()"></figure><img src="data:image/png;base64,x"><a href="/a">a</a>';
  expect(cleanHtml(html, options)).toBe(
    '<figure><img src="https://x.example/a.png" width="9" alt="" loading="lazy" /></figure><img alt="" loading="lazy" /><a href="/nl/a">a</a>',
  );
});
