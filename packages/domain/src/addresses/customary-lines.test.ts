import { expect, test } from 'vitest';
import { customaryLines } from './index.ts';

test.each([
  ['US', ['Ada', '1 Main St', 'Brooklyn NY 11211', 'USA'], 'Brooklyn, NY 11211'],
  ['US', ['Ada', 'Brooklyn NY 11211-1234', 'USA'], 'Brooklyn, NY 11211-1234'],
  ['US', ['Ada', 'Brooklyn, NY 11211', 'USA'], 'Brooklyn, NY 11211'],
  ['CA', ['Ada', 'Toronto ON M5V 2T6', 'Canada'], 'Toronto ON M5V 2T6'],
  ['NL', ['Ada', '1084 VG Amsterdam', 'NL'], '1084 VG Amsterdam'],
  ['ES', ['Ada', '28013 Madrid', 'Madrid', 'España'], '28013 Madrid'],
  ['ES', ['Ada', '08201 Sabadell', 'Barcelona', 'España'], '08201 Sabadell|Barcelona'],
  ['IE', ['Ada', 'Dublin', 'Dublin', 'D02 X285', 'Ireland'], 'Dublin|D02 X285'],
  ['IE', ['Ada', 'Bray', 'Wicklow', 'Ireland'], 'Bray|Wicklow'],
])('in %s %j ends with %s', (country, lines, expected) => {
  const written = customaryLines(lines, country);
  const town = expected.split('|');
  expect(written.slice(-1 - town.length)).toEqual([...town, lines.at(-1)]);
  expect(written[0]).toBe('Ada');
});
