import { expect, it } from 'vitest';
import { salonLine } from '../../../tests/fixtures/salon-line.ts';
import { createPlatform } from '../../platform.ts';
import { hasSalons, importSalons } from './import-salons.ts';

it('an import names every wrong line and changes nothing', async () => {
  const platform = createPlatform({ dataFile: ':memory:' });
  const lines = [
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
  ];
  const result = await importSalons(platform.context.store, lines.join('\r\n'), new Date());
  expect(result).toEqual({
    ok: false,
    errors: [
      { line: 2, reason: 'is not JSON.' },
      { line: 3, reason: 'salonName is missing.' },
      { line: 5, reason: 'country is not a two-letter code.' },
      { line: 6, reason: 'position needs lat (-90 to 90) and lng (-180 to 180).' },
      { line: 7, reason: 'client100 must be true or false.' },
      { line: 8, reason: 'salonNo 10001 stands in line 1 already.' },
      { line: 9, reason: 'salonNo must not contain "/".' },
      { line: 10, reason: 'openingHours must be an object.' },
    ],
  });
  expect(hasSalons(platform.context.store.read)).toBe(false);
  platform.close();
});
