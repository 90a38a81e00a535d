import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { salonLine } from '../../../tests/fixtures/salon-line.ts';

const { look, put, run } = cliInFolder();

async function importing(...lines: readonly string[]) {
  await put('salons.jsonl', lines.join('\r\n'));
  return run('import-salons', 'salons.jsonl');
}

const salonCount = () =>
  look(({ context: { store } }) => {
    const row = store.read.prepare('SELECT count(*) AS salons FROM firestore_documents').get();
    return row?.['salons'];
  });

it('imports every line', async () => {
  const { code, out } = await importing(salonLine({}), '', salonLine({ salonNo: '2' }), '');
  expect([code, out]).toEqual([0, 'Imported 2 salons from salons.jsonl.\n']);
  expect(await salonCount()).toBe(2);
});

it('names each line that is wrong, and imports none', async () => {
  const { code, err } = await importing(
    salonLine({}),
    '{',
    salonLine({ salonNo: '2', salonName: ' ' }),
    '',
    salonLine({ salonNo: '3', country: 'Nederland' }),
    salonLine({ salonNo: '4', position: { lat: 91, lng: 0 } }),
    salonLine({ salonNo: '5', client100: 'yes' }),
    salonLine({}),
    salonLine({ salonNo: '8/1' }),
    salonLine({ salonNo: '9', openingHours: ['9-17'] }),
  );
  expect(code).toBe(1);
  expect(err.split('\n')).toEqual([
    'salons.jsonl:2  is not JSON.',
    'salons.jsonl:3  salonName is missing.',
    'salons.jsonl:5  country is not a two-letter code.',
    'salons.jsonl:6  position needs lat (-90 to 90) and lng (-180 to 180).',
    'salons.jsonl:7  client100 must be true or false.',
    'salons.jsonl:8  salonNo 10001 stands in line 1 already.',
    'salons.jsonl:9  salonNo must not contain "/".',
    'salons.jsonl:10  openingHours must be an object.',
    'Nothing was imported.',
    '',
  ]);
  expect(await salonCount()).toBe(0);
});
