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

const WRONG = [
  '{',
  `[${salonLine({})}]`,
  salonLine({ salonNo: '2', salonName: ' ' }),
  '',
  salonLine({ salonNo: '3', country: 'Nederland' }),
  salonLine({ salonNo: '4', position: { lat: 91, lng: 0 } }),
  salonLine({ salonNo: '5', client100: 'yes' }),
  salonLine({}),
  salonLine({ salonNo: '8/1' }),
  salonLine({ salonNo: '9', openingHours: ['9-17'] }),
  salonLine({ salonNo: '10', country: 'ZZ' }),
  salonLine({ salonNo: '11', openingHours: { monday: '9-17' } }),
  salonLine({ salonNo: '13', bookingUrl: 'book.example' }),
];
const NOTES = [
  'line 2: The line is not a JSON object: one salon a line, with no list around them.',
  'line 3: The line is not a JSON object: one salon a line, with no list around them.',
  'line 4: salonName is missing.',
  "line 6: country is not a country's code, such as NL.",
  'line 7: position needs lat (-90 to 90) and lng (-180 to 180).',
  'line 8: client100 must be true or false.',
  'line 9: salonNo 10001 stands in line 1 already.',
  'line 10: salonNo must not contain "/".',
  'line 11: openingHours must be an object.',
  "line 12: country is not a country's code, such as NL.",
  'line 13: openingHours.monday has a day that is none of mon, tue, wed, thu, fri, sat, sun.',
  'line 14: bookingUrl is not an https address.',
];

it('names each line that is wrong, and imports the others', async () => {
  const { code, out, err } = await importing(salonLine({}), ...WRONG);
  expect([code, out]).toEqual([0, 'Imported 1 salon from salons.jsonl.\n']);
  expect(err).toBe(NOTES.map((note) => `  left out salons.jsonl ${note}\n`).join(''));
  expect(await salonCount()).toBe(1);
});

it('imports none where --strict is given, or no line is a salon', async () => {
  await put('salons.jsonl', [salonLine({}), ...WRONG].join('\n'));
  const strict = await run('import-salons', 'salons.jsonl', '--strict');
  const none = await importing('{');
  const empty = await importing('');
  for (const { code, err } of [strict, none, empty]) {
    expect(code).toBe(1);
    expect(err).toMatch(/problem salons.jsonl line \d: .*\n(.*\n)*Nothing was imported\.\n$/);
  }
});

it('names fields that are not read, each once', async () => {
  const { err } = await importing(
    salonLine({ salonMail: 'lok@example.com' }),
    salonLine({ salonNo: '2', salonMail: null }),
  );
  expect(err).toBe(
    '  warning salons.jsonl line 1: "salonMail" is no field of a salon, and is not read.\n',
  );
  expect(await salonCount()).toBe(2);
});
