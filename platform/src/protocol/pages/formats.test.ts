import { expect, test } from 'vitest';
import {
  addLabel,
  displayDate,
  formatMoney,
  formatPrice,
  formatThreshold,
  promisedDay,
  promisedDays,
} from './formats.ts';

test.each([
  ['nl-NL', 'za 23 januari'],
  ['fr-BE', 'sam. 23 janvier'],
  ['de-DE', 'Sa., 23. Januar'],
  ['es-ES', 'sáb 23 de enero'],
  ['en-US', 'Sat, Jan 23'],
  ['en-GB', 'Sat 23 Jan'],
  ['en-IE', 'Sat 23 Jan'],
  ['nb-NO', 'lør. 23. januar'],
  ['sv-SE', 'lör 23 januari'],
])('a promised day is said in words of %s, a day that was in numbers', (languageTag, said) => {
  const moment = '2027-01-23T23:59:59Z';
  expect(promisedDay(new Date(moment), languageTag)).toBe(said);
  expect(displayDate(moment)).toBe('23-01-2027');
});

test.each([
  ['nl-NL', '2026-12-01', '2026-12-02', 'di 1 of wo 2 december'],
  ['nl-BE', '2026-12-02', '2026-12-02', 'wo 2 december'],
  ['de-DE', '2026-12-01', '2026-12-02', 'Di., 1. oder Mi., 2. Dezember'],
  ['fr-FR', '2026-12-01', '2026-12-03', 'mar. 1er – jeu. 3 décembre'],
  ['fr-BE', '2026-12-11', '2026-12-11', 'ven. 11 décembre'],
  ['fr-FR', '2026-11-30', '2026-12-01', 'lun. 30 novembre ou mar. 1er décembre'],
  ['es-ES', '2026-12-01', '2026-12-02', 'mar 1 o mié 2 de diciembre'],
  ['nb-NO', '2026-12-31', '2027-01-04', 'tor. 31. desember – man. 4. januar'],
  ['sv-SE', '2026-11-30', '2026-12-01', 'mån 30 november eller tis 1 december'],
  ['en-US', '2026-12-03', '2026-12-07', 'Thu, Dec 3 – Mon, Dec 7'],
  ['en-GB', '2026-12-03', '2026-12-07', 'Thu 3 – Mon 7 Dec'],
])('in %s days from %s to %s are said as %s', (languageTag, first, last, said) => {
  expect(promisedDays(first, last, languageTag)).toBe(said);
});

test.each([
  ['NOK', 'nb-NO', 59_900, '599,00\u00a0kr', '599\u00a0kr', '599\u00a0kr'],
  ['SEK', 'sv-SE', 59_950, '599,50\u00a0kr', '599,50\u00a0kr', '599,50\u00a0kr'],
  ['EUR', 'nl-NL', 5_000, '€\u00a050,00', '€\u00a050,00', '€\u00a050'],
  ['EUR', 'fr-FR', -950, '\u22129,50\u00a0€', '\u22129,50\u00a0€', '\u22129,50\u00a0€'],
  ['USD', 'en-US', 6_000, '$60.00', '$60.00', '$60'],
] as const)(
  '%s in %s: %i is written in a sum, alone and as a limit',
  (currency, tag, amount, ...written) => {
    const formats = [formatMoney, formatPrice, formatThreshold];
    expect(formats.map((format) => format(amount, currency, tag))).toEqual(written);
  },
);

test.each([
  ['Rabatt', 'de', 'Rabatt: −8,55 €'],
  ['Remise', 'fr', 'Remise\u00a0: −8,55 €'],
  ['Setvorteil: Regen', 'de', 'Setvorteil: Regen, −8,55 €'],
  ['Offre coffret\u00a0: Pluie', 'fr', 'Offre coffret\u00a0: Pluie, −8,55 €'],
])('the label “%s” stands before an amount in %s as “%s”', (label, language, line) => {
  expect(addLabel(label, '−8,55 €', language)).toBe(line);
});
