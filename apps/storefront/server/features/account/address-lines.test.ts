import { describe, expect, it } from 'vitest';
import { addressLines } from './addresses.ts';

const address = {
  formatted: ['Ada Vos', 'Damrak 1', '1012 LG Amsterdam', 'Netherlands'],
  country: 'Netherlands',
  countryCodeV2: 'NL',
};

describe('the lines of an address', () => {
  it.each([
    ['nl-NL', 'Nederland'],
    ['fr-BE', 'Pays-Bas'],
    ['nb-NO', 'Nederland'],
    ['en-GB', 'Netherlands'],
  ])('name the country in %s', (languageTag, country) => {
    expect(addressLines(address, languageTag)).toEqual([...address.formatted.slice(0, 3), country]);
  });

  it('are written as in their country', () => {
    const formatted = ['Ada Vos', '1 Main St', 'Brooklyn NY 11211', 'United States'];
    const american = { formatted, country: 'United States', countryCodeV2: 'US' };
    expect(addressLines(american, 'nl-NL')).toEqual([
      'Ada Vos',
      '1 Main St',
      'Brooklyn, NY 11211',
      'Verenigde Staten',
    ]);
  });

  it('stay as they are where the shop knows no country', () => {
    const unknown = { ...address, countryCodeV2: null };
    expect(addressLines(unknown, 'nl-NL')).toEqual(address.formatted);
  });
});
