import { expect, test } from 'vitest';
import { withStarter } from './with-starter.ts';

const parts = {
  files: ['/assets/a.js'],
  routes: { root: ['/assets/root.js'] },
  entry: '/assets/entry.js',
};
const FONT = '<link rel="preload" as="font" href="/fonts/imbue.woff2"/>';
const AHEAD = '<link rel="modulepreload" href="/assets/a.js"/>';
const STYLES = '<link rel="stylesheet" href="/a.css"/>';
const MODULES = '<script type="module" async="">import "/assets/a.js";</script>';
const page = (head: string, foot: string) =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${AHEAD}<p>Rain</p>${foot}`;

test('scripts are named to the starter, which stands before the styles, and nothing fetches them at once', () => {
  const html = page(FONT + AHEAD + AHEAD + STYLES, `${MODULES}<i></i>`);
  const started = withStarter(html, JSON.stringify(parts)).join('');
  const [before, , after] = started.split(/<script>|<\/script>/);
  expect(before).toBe('<html><head><meta charSet="utf-8"/>');
  // What looks like a part of the head below it is left alone.
  expect(after).toContain(`${STYLES}${FONT}</head><body>${AHEAD}<p>Rain</p>`);
  expect(started).not.toContain('import "/assets/a.js"');
  const named = /<script type="application\/json" id="parts">(.*)<\/script><i><\/i>$/.exec(
    started,
  )?.[1];
  expect(JSON.parse(named ?? '')).toEqual(parts);
});

test('a page without scripts is no page', () => {
  expect(() => withStarter(page(STYLES, ''), '{}')).toThrow('names no scripts');
});
