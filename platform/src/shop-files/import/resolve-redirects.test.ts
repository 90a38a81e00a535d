import { expect, it } from 'vitest';
import { createImportReport } from './import-report.ts';
import { parseRedirectsCsv } from './parse-redirects-csv.ts';

async function read(...rows: readonly string[]) {
  const report = createImportReport();
  const file = Buffer.from(['Redirect from,Redirect to', ...rows].join('\n'));
  const redirects = await parseRedirectsCsv([file], report);
  const listNotes = (issues: typeof report.leftOut) =>
    issues.map(({ line, message }) => `${line}: ${message}`);
  return {
    redirects: redirects.map(({ path, target }) => `${path} ${target}`),
    told: [
      ...listNotes(report.leftOut),
      ...listNotes(report.warnings),
      ...listNotes(report.problems),
    ],
  };
}

it.each([
  ['a path, with query and fragment of its target', ['/old,/new?a=1#b'], ['/old /new?a=1#b']],
  ['a path that comes twice and leads to the same', ['/Old/,/a', '/old,/a'], ['/old /a']],
  ['a path with escapes, as it is read', ['/caf%C3%A9,/a'], ['/café /a']],
  ['another site', ['/old,https://other.example/x'], ['/old https://other.example/x']],
  [
    'full addresses of the old shop',
    ['https://old.example/a,https://old.example/b?c=1', 'https://old.example,/home'],
    ['/a /b?c=1', '/ /home'],
  ],
])('takes %s', async (_what, rows, redirects) => {
  expect(await read(...rows)).toEqual({ redirects, told: [] });
});

it('takes the last of a path that comes twice, and says so', async () => {
  expect(await read('/Old/,/a', '/old,/b')).toEqual({
    redirects: ['/old /b'],
    told: ['3: /old comes again; this row counts.'],
  });
});

it.each([
  ['no path', ['old,/new'], /^2: Redirect from must be a path/],
  ['a path with a query', ['/old?id=1,/new'], /^2: Redirect from must be a path alone/],
  ['a script', ['/old,javascript:alert(1)'], /^2: Redirect to must be/],
  ['another host without a scheme', ['/old,//evil.example'], /^2: Redirect to must be/],
  ['itself', ['/old,/Old/?a=1'], /^2: \/old leads in a circle/],
])('leaves out what leads from or to %s, and says so', async (_what, rows, told) => {
  expect(await read(...rows)).toEqual({ redirects: [], told: [expect.stringMatching(told)] });
});

it('keeps query and fragment of each step of a chain, as a visitor would who goes it', async () => {
  const { redirects } = await read('/a,/b?x=1#top', '/b,/c?y=2', '/c,/d?');
  expect(redirects).toEqual(['/a /d?y=2&x=1#top', '/b /d?y=2', '/c /d?']);
});

it('leaves out a circle whole, and leads a chain to its end', async () => {
  expect(await read('/a,/b', '/b,/a', '/c,/d', '/d,/e?x=1')).toEqual({
    redirects: ['/c /e?x=1', '/d /e?x=1'],
    told: [
      '2: /a leads in a circle, back to itself.',
      '3: /b leads in a circle, back to itself.',
      '4: /c leads to /e?x=1 at once, as /d leads there.',
    ],
  });
});
