import { expect, it } from 'vitest';
import { createImportReport } from './import-report.ts';
import { parseTranslationsCsv } from './parse-translations-csv.ts';

const HEADER = 'Type,Identification,Field,Locale,Market,Status,Default content,Translated content';

async function read(...rows: readonly string[]) {
  const report = createImportReport();
  const bytes = new TextEncoder().encode([HEADER, ...rows].join('\n'));
  const drafts = await parseTranslationsCsv([bytes], report);
  return { drafts, problems: report.leftOut.map(({ line, message }) => `${line}: ${message}`) };
}

it('gathers the fields of one thing in one language', async () => {
  const { drafts, problems } = await read(
    'PRODUCT,comb,title,fr,,,Kam,Peigne',
    'PRODUCT,comb,title,en,,,Kam,Comb',
    'PRODUCT,comb,body_html,fr,,,Fijn,Fin',
    'ONLINE_STORE_PAGE,about,title,fr,,,Over,"À propos"',
  );
  expect(problems).toEqual([]);
  expect(drafts).toEqual([
    {
      kind: 'product',
      handle: 'comb',
      language: 'FR',
      fields: { title: 'Peigne', body_html: 'Fin' },
    },
    { kind: 'product', handle: 'comb', language: 'EN', fields: { title: 'Comb' } },
    { kind: 'page', handle: 'about', language: 'FR', fields: { title: 'À propos' } },
  ]);
});

it('leaves out what is not translated yet', async () => {
  expect((await read('PRODUCT,comb,title,fr,,,Kam,')).drafts).toEqual([]);
});

it('names rows that cannot be placed', async () => {
  const { problems } = await read('THEME,x,y,fr,,,a,b', 'PRODUCT,,title,french,,,a,b');
  expect(problems).toEqual([
    '2: Type "THEME" cannot be translated here.',
    '3: Locale must be a language like "en", not "french".',
    '3: Identification is missing.',
  ]);
});

it('names a missing column', async () => {
  const report = createImportReport();
  await parseTranslationsCsv([new TextEncoder().encode('Type,Field\n')], report);
  expect(report.problems.map(({ message }) => message)).toContain(
    'The file has no column "Locale".',
  );
});
