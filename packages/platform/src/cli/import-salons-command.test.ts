import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlatform } from '../platform.ts';
import { runCli } from './run-cli.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function importing(text: string) {
  await writeFile(join(folder, 'salons.jsonl'), text);
  let out = '';
  let err = '';
  const code = await runCli(['import-salons', 'salons.jsonl'], {
    out: { write: (part) => (out += part) },
    err: { write: (part) => (err += part) },
    dataDir: join(folder, 'data'),
    workingDir: folder,
  });
  return { code, out, err };
}

const salon = (salonNo: string, country = 'NL') =>
  JSON.stringify({
    salonNo,
    salonName: 'Lok',
    country,
    city: 'Ede',
    position: { lat: 52, lng: 5 },
  });

function salonCount(): unknown {
  const platform = createPlatform({ dataFile: join(folder, 'data', 'platform.sqlite') });
  const row = platform.context.store.read
    .prepare('SELECT count(*) AS salons FROM firestore_documents')
    .get();
  platform.close();
  return row?.['salons'];
}

it('imports every line', async () => {
  const { code, out } = await importing(`${salon('1')}\n\n${salon('2')}\n`);
  expect([code, out]).toEqual([0, 'Imported 2 salons from salons.jsonl.\n']);
  expect(salonCount()).toBe(2);
});

it('names each line that is wrong, and imports none', async () => {
  const { code, err } = await importing(`${salon('1')}\n{"salonNo":\n${salon('3', 'Nederland')}`);
  expect(code).toBe(1);
  expect(err).toBe(
    'salons.jsonl:2  is not JSON\nsalons.jsonl:3  country is not a two-letter code\nNothing was imported.\n',
  );
  expect(salonCount()).toBe(0);
});

it('says what is missing of its own call', async () => {
  let err = '';
  const terminal = {
    out: { write: () => true },
    err: { write: (part: string) => (err += part) },
    dataDir: join(folder, 'data'),
    workingDir: folder,
  };
  expect(await runCli(['import-salons'], terminal)).toBe(2);
  expect(await runCli(['import-salons', 'none.jsonl'], terminal)).toBe(2);
  expect(err).toContain('Missing file to import.');
  expect(err).toContain('none.jsonl"');
});
