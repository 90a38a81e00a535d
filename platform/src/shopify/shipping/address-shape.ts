import { type Region, regionsOf, SHOP_KEYS, type ShopKey, shopRow } from '../../protocol/index.ts';

type ZipLabel = 'zip' | 'eircode' | 'zipCode';
type UnreachedProblem = 'zipRegion' | 'zipOtherShop' | 'zipNotReached';
type RegionLabel = 'state' | 'county' | 'province';

/** Shape of an address in one shop's country. */
export interface AddressShape {
  readonly zipLabel: ZipLabel;
  readonly zipPattern: RegExp;
  readonly zipExample: string;
  /** Postcodes of the country that no parcel of the shop goes to, and what says so. */
  readonly unreached?: { readonly zipPattern: RegExp; readonly problem: UnreachedProblem };
  readonly isZipRequired: boolean;
  readonly isZipNumeric: boolean;
  /** Tells whether every house has a number, without which no parcel arrives. */
  readonly hasHouseNumbers: boolean;
  /** Written before the town, as on an envelope there. */
  readonly isZipFirst: boolean;
  readonly region: { readonly label: RegionLabel; readonly choices: readonly Region[] } | null;
}

function shape(
  zipPattern: RegExp,
  zipExample: string,
  differences: Partial<AddressShape> = {},
): AddressShape {
  return {
    zipLabel: 'zip',
    zipPattern,
    zipExample,
    isZipRequired: true,
    isZipNumeric: true,
    isZipFirst: true,
    hasHouseNumbers: false,
    region: null,
    ...differences,
  };
}

// Gibraltar and the islands of the Crown are no part of the United Kingdom.
const BRITISH_ZIP = /^(?!GX|GY|IM|JE)[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/;
const NORTHERN_IRISH_ZIP = /^BT\d{1,2} \d[ABD-HJLNP-UW-Z]{2}$/;

const BRITISH = {
  isZipNumeric: false,
  isZipFirst: false,
} as const;

/** States that no parcel of the shops goes to: Alaska and Hawaii. */
const NOT_REACHED: readonly string[] = ['AK', 'HI'];

function isOnList({ code }: Region): boolean {
  return !NOT_REACHED.includes(code);
}

const SHAPES: Readonly<Partial<Record<ShopKey, AddressShape>>> = {
  nl: shape(/^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/, '1012 AB', {
    isZipNumeric: false,
    hasHouseNumbers: true,
  }),
  be: shape(/^[1-9]\d{3}$/, '2000', { hasHouseNumbers: true }),
  fr: shape(/^(?!00|99)\d{5}$/, '75011'),
  de: shape(/^(?!00)\d{5}$/, '10115', { hasHouseNumbers: true }),
  es: shape(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, '28013', {
    region: { label: 'province', choices: regionsOf('ES') },
  }),
  uk: shape(
    /^(?!BT|GX|GY|IM|JE)[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}$/,
    'EC1A 1BB',
    {
      ...BRITISH,
      unreached: { zipPattern: NORTHERN_IRISH_ZIP, problem: 'zipOtherShop' },
    },
  ),
  ni: shape(NORTHERN_IRISH_ZIP, 'BT1 5GS', {
    ...BRITISH,
    unreached: { zipPattern: BRITISH_ZIP, problem: 'zipRegion' },
  }),
  ie: shape(/^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) [AC-FHKNPRTV-Y\d]{4}$/, 'D02 X285', {
    ...BRITISH,
    zipLabel: 'eircode',
    isZipRequired: false,
    region: { label: 'county', choices: regionsOf('IE') },
  }),
  us: shape(/^(?!00[0-46-9]|96[789]|99[5-9])\d{5}(?:-\d{4})?$/, '11201', {
    zipLabel: 'zipCode',
    isZipFirst: false,
    unreached: { zipPattern: /^(?:00[6-9]|96[789]|99[5-9])\d\d/, problem: 'zipNotReached' },
    region: { label: 'state', choices: regionsOf('US').filter(isOnList) },
  }),
  no: shape(/^(?!0000)\d{4}$/, '0150'),
  se: shape(/^[1-9]\d{2} \d{2}$/, '111 29'),
};

/** A shop whose rule nobody has written yet: refused is only what is a postcode nowhere. */
const ANYWHERE = shape(/^[A-Z\d][A-Z\d-]{1,9}$/, '1010', { isZipNumeric: false });

export function addressShape(shop: ShopKey): AddressShape {
  return SHAPES[shop] ?? ANYWHERE;
}

// Characters that follow the blank that people leave out.
const CHARACTERS_AFTER_BLANK: Readonly<Partial<Record<ShopKey, number>>> = {
  nl: 2,
  uk: 3,
  ni: 3,
  ie: 4,
  se: 2,
};

/** `1012ab` and `1012 AB` are one postcode: blanks and case are ours to put right, not the buyer's. */
export function normaliseZip(shop: ShopKey, typed: string): string {
  const bare = typed.replace(/\s+/g, '').toUpperCase();
  const tail = CHARACTERS_AFTER_BLANK[shop];
  if (tail === undefined || bare.length <= tail) return bare;
  return `${bare.slice(0, -tail)} ${bare.slice(-tail)}`;
}

/** Asks whether a parcel of the shop goes to a postcode; it may be left out where many do not know theirs. */
export function isReached(shop: ShopKey, zip: string | null): boolean {
  const { zipPattern, isZipRequired } = addressShape(shop);
  return zip === null ? !isZipRequired : zipPattern.test(normaliseZip(shop, zip));
}

/** Tells whether a postcode is one of its country, even where no parcel goes; it may be anything where no shop has a rule. */
export function isPostcodeOf(countryCode: string, typed: string): boolean {
  const keys = SHOP_KEYS.filter((key) => shopRow(key).countryCode === countryCode);
  const isOne = (key: ShopKey) => {
    const { zipPattern, unreached } = addressShape(key);
    const zip = normaliseZip(key, typed);
    return zipPattern.test(zip) || unreached?.zipPattern.test(zip) === true;
  };
  return keys.length === 0 || keys.some(isOne);
}

const CLASS_OR_LETTER = /\[([^\]]+)\]|([A-Z])/g;

/**
 * A postcode before it was put right, as a `pattern` for browsers. Names both cases: V8 reads `(?i:…)` as if it were not
 * there in a process that has compiled many expressions (`--no-regexp-optimization` shows it).
 */
export function typedZipPattern({ zipPattern }: Pick<AddressShape, 'zipPattern'>): string {
  const bare = zipPattern.source.slice(1, -1).replaceAll(' ', String.raw`\s*`);
  const inAnyCase = bare.replaceAll(CLASS_OR_LETTER, (_, choices = '', letter = '') => {
    const upper = choices + letter;
    return `[${upper}${upper.toLowerCase()}]`;
  });
  return String.raw`\s*${inAnyCase}\s*`;
}
