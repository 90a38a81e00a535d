import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';

const { look, put, run } = cliInFolder();

async function importing(text: string) {
  await put('salons.jsonl', text);
  return run('import-salons', 'salons.jsonl');
}

const salon = (salonNo: string, country = 'NL') =>
  JSON.stringify({
    salonNo,
    salonName: 'Lok',
    country,
    city: 'Ede',
    position: { lat: 52, lng: 5 },
  });

const salonCount = () =>
  look(({ context: { store } }) => {
    const row = store.read.prepare('SELECT count(*) AS salons FROM firestore_documents').get();
    return row?.['salons'];
  });

it('imports every line', async () => {
  const { code, out } = await importing(`${salon('1')}\n\n${salon('2')}\n`);
  expect([code, out]).toEqual([0, 'Imported 2 salons from salons.jsonl.\n']);
  expect(await salonCount()).toBe(2);
});

it('names each line that is wrong, and imports none', async () => {
  const { code, err } = await importing(`${salon('1')}\n{"salonNo":\n${salon('3', 'Nederland')}`);
  expect(code).toBe(1);
  expect(err).toBe(
    'salons.jsonl:2  is not JSON.\nsalons.jsonl:3  country is not a two-letter code.\nNothing was imported.\n',
  );
  expect(await salonCount()).toBe(0);
});
