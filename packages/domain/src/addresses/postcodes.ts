import type { CountryCode } from '../markets/index.ts';

interface PostcodeFormat {
  readonly isRequired: boolean;
  /** Matches the code in capitals and without blanks. */
  readonly pattern: RegExp;
  readonly example: string;
  /** Place of the blank or hyphen, counted from the front, or from the back when negative. */
  readonly gapAt?: number;
}

const FORMATS: Readonly<Partial<Record<CountryCode, PostcodeFormat>>> = {
  NL: { isRequired: true, pattern: /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/, example: '1084 VG', gapAt: 4 },
  BE: { isRequired: true, pattern: /^[1-9]\d{3}$/, example: '9000' },
  DE: { isRequired: true, pattern: /^(?!00)\d{5}$/, example: '10115' },
  FR: { isRequired: true, pattern: /^(?!00|99)\d{5}$/, example: '75003' },
  ES: { isRequired: true, pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28004' },
  // Alaska, Hawaii and the territories, whose states no list offers, have codes of their own.
  US: {
    isRequired: true,
    pattern: /^(?!00[0-46-9]|96[789]|99[5-9])\d{5}(?:-\d{4})?$/,
    example: '10001',
  },
  // Gibraltar and the islands of the Crown are no part of the United Kingdom.
  GB: {
    isRequired: true,
    pattern: /^(?!GX|GY|IM|JE)[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2}$/,
    example: 'SW1A 1AA',
    gapAt: -3,
  },
  // Optional: many people in Ireland do not know theirs.
  IE: {
    isRequired: false,
    pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[AC-FHKNPRTV-Y\d]{4}$/,
    example: 'D02 X285',
    gapAt: 3,
  },
  NO: { isRequired: true, pattern: /^(?!0000)\d{4}$/, example: '0150' },
  SE: { isRequired: true, pattern: /^[1-9]\d{4}$/, example: '111 22', gapAt: 3 },
};

/** A country whose rule nobody has written yet: refused is only what is a postcode nowhere. */
const ANYWHERE: PostcodeFormat = {
  isRequired: true,
  pattern: /^[A-Z\d][A-Z\d-]{1,9}$/,
  example: '1010',
};

function formatOf(country: CountryCode): PostcodeFormat {
  return FORMATS[country] ?? ANYWHERE;
}

export function isPostcodeRequired(country: CountryCode): boolean {
  return formatOf(country).isRequired;
}

export function examplePostcode(country: CountryCode): string {
  return formatOf(country).example;
}

/** Formats a postcode as its country does; null when invalid there. */
export function normalisePostcode(country: CountryCode, text: string): string | null {
  const { pattern, gapAt } = formatOf(country);
  const code = text.replaceAll(/\s/g, '').toUpperCase();
  if (!pattern.test(code)) return null;
  return gapAt === undefined ? code : `${code.slice(0, gapAt)} ${code.slice(gapAt)}`;
}
