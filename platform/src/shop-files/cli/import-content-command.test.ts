import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';

const cli = cliInFolder();
const { run } = cli;
const put = (text: string) => cli.put('export.json', text);

it('exports what was imported', async () => {
  await put(contentExport({ entries: [entry('rain', 'range', { name: { en: 'Rain' } })] }));
  await run('import-content', 'export.json');
  expect(await run('export-content', '--out', 'out.json')).toMatchObject({ code: 0, out: '' });
  expect((await run('import-content', 'out.json')).out).toContain(': 0 new or changed, 0 gone');
});

it('imports an export, and tells what changed', async () => {
  await put(contentExport({ entries: [entry('rain', 'range', { name: { en: 'Rain' } })] }));
  expect(await run('import-content', 'export.json')).toMatchObject({
    code: 0,
    out: 'Imported 1 entry and 0 assets from export.json: 7 new or changed, 0 gone, 0 drafts for the preview.\n',
  });
  expect((await run('import-content', 'export.json')).out).toContain(': 0 new or changed,');
});

it('warns of environmental claims, by the words of each language', async () => {
  const name = { en: 'A gentle, eco-friendly range', de: 'Eine sanfte Linie', nl: 'Duurzaam' };
  await put(contentExport({ entries: [entry('rain', 'range', { name })] }));
  const { code, err } = await run('import-content', 'export.json');
  expect(code).toBe(0);
  expect(err.split('\n').filter((line) => line.includes('proof'))).toEqual([
    '  warning entry rain, name, en: “eco friendly” needs proof beside it.',
    '  warning entry rain, name, nl: “duurzaam” needs proof beside it.',
  ]);
});

it('warns of no claim whose words link to a proof', async () => {
  const text = { nodeType: 'text', value: 'Klimaneutral', marks: [], data: {} };
  const linkTo = (uri: string) => ({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'hyperlink', data: { uri }, content: [text] }],
  });
  const body = { de: linkTo('https://proof.example'), nl: linkTo('/pages/about') };
  await put(contentExport({ entries: [entry('rain', 'range', { body })] }));
  expect((await run('import-content', 'export.json')).err).not.toContain('needs proof');
  await put(contentExport({ entries: [entry('rain', 'range', { body: { de: body.nl } })] }));
  expect((await run('import-content', 'export.json')).err).toContain('“klimaneutral” needs proof');
});

it('names what is wrong, and imports nothing', async () => {
  await put(contentExport({ entries: [entry('rain', 'nothing', {})] }));
  expect(await run('import-content', 'export.json')).toMatchObject({
    code: 1,
    err: 'The entry rain has the unknown content type "nothing".\nNothing was imported.\n',
  });
});
