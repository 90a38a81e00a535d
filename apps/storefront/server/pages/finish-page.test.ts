import { expect, it } from 'vitest';
import { withImportMap } from './finish-page.ts';

const withMap = (html: string, map: string | null) => String(withImportMap(Buffer.from(html), map));
const MAP = '{"imports":{"/assets/a-1.js":"/assets/a-2.js"}}';
const SCRIPT = `<script type="importmap">${MAP}</script>`;

it('the map stands behind what is seen where scripts start later', () => {
  const body = '<body><p>text</p><script type="deferred" id="startup"></script>';
  expect(withMap(`<html><head></head>${body}</body></html>`, MAP)).toBe(
    `<html><head></head>${body}${SCRIPT}</body></html>`,
  );
});

it('the map stands before everything where they start at once', () => {
  const rest = '<link rel="modulepreload" href="/assets/a-2.js"/></head><body></body></html>';
  expect(withMap(`<html><head>${rest}`, MAP)).toBe(`<html><head>${SCRIPT}${rest}`);
});

it('a page without a map, or without a place for it, stays as it is', () => {
  expect(withMap('<head></head>', null)).toBe('<head></head>');
  expect(withMap('text', MAP)).toBe('text');
});

it('no name ends the script', () => {
  expect(withMap('<head></head>', '{"</script>":""}')).toContain('\\u003c/script>":""}</scr');
});
