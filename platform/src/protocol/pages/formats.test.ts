import { expect, test } from 'vitest';
import { displayDate, promisedDay } from './formats.ts';

test.each([
  ['nl-NL', 'za 23 januari'],
  ['fr-BE', 'sam. 23 janvier'],
  ['de-DE', 'Sa., 23. Januar'],
  ['es-ES', 'sáb, 23 de enero'],
  ['en-US', 'Sat, Jan 23'],
  ['en-GB', 'Sat 23 Jan'],
  ['nb-NO', 'lør. 23. januar'],
  ['sv-SE', 'lör 23 januari'],
])('a promised day is said in words of %s, a day that was in numbers', (languageTag, said) => {
  const moment = '2027-01-23T23:59:59Z';
  expect(promisedDay(new Date(moment), languageTag)).toBe(said);
  expect(displayDate(moment)).toBe('23-01-2027');
});
