import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { messageOf } from './errors.ts';
import { findSalons, getAffiliatedSalon, getSalon } from './salons.ts';

function messageFor(input: unknown): string | null {
  const result = v.safeParse(findSalons.request, input, { abortEarly: true });
  return result.success ? null : result.issues[0].message;
}

describe('asking for salons', () => {
  test.each([
    [{ locale: 'nl' }, null],
    [{ locale: 'nl', near: '52.37,4.9', query: 'lok' }, null],
    [{ locale: 'nl', query: 'x'.repeat(100) }, null],
    [{ locale: 'nl', query: 'x'.repeat(101) }, 'queryTooLong'],
    [{ locale: 'nl', near: 'here' }, 'invalidPlace'],
    [{ locale: 'nl', near: '' }, 'invalidPlace'],
    [{ near: '52.37,4.9' }, 'missingLocale'],
    [{ locale: 'xx' }, 'unknownLocale'],
  ] as const)('%o is answered with %s', (input, code) => {
    expect(messageFor(input)).toBe(code === null ? null : messageOf(code));
  });

  it('names one salon by its number, whatever is in it', () => {
    expect(getSalon('10001').path).toBe('/api/salons/10001/');
    expect(getSalon('a/b?c').path).toBe('/api/salons/a%2Fb%3Fc/');
    expect(getSalon(':salonNo').path).toBe('/api/salons/:salonNo/');
  });
});

describe('a reply', () => {
  const salon = {
    salonNo: '1',
    salonName: 'Lok',
    country: 'NL',
    city: 'Ede',
    street: null,
    postcode: null,
    phone: null,
    salonLoyalty: false,
    client100: false,
    position: null,
  };

  it('with an e-mail address in it is none', () => {
    expect(v.safeParse(getAffiliatedSalon.response, { salon }).success).toBe(true);
    for (const field of ['salonEmail', 'parentEmail', 'email']) {
      const leaking = { ...salon, [field]: 'lok@example.com' };
      expect(v.safeParse(getAffiliatedSalon.response, { salon: leaking }).success).toBe(false);
      const list = { salons: [{ salon: leaking, distanceInKm: null }], total: 1, failed: false };
      expect(v.safeParse(findSalons.response, list).success).toBe(false);
    }
  });
});
