type Check = (number: string) => boolean;

const digitsOf = (number: string): readonly number[] => [...number].map(Number);

function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

/** ISO/IEC 7812-1, annex B. */
function luhn(number: string): boolean {
  const doubled = digitsOf(number).toReversed();
  const sum = doubled.reduce((sum, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 7064, MOD 97-10: letters count as 10 to 35. */
function isOneOf97(text: string): boolean {
  const digits = [...text].map((one) => Number.parseInt(one, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const SPANISH_COMPANY_LETTERS = 'JABCDEFGHI';

/** Letters for people: of the whole number by 23, where X, Y and Z of a foreigner stand for 0, 1 and 2; else a company's. */
function spanishNif(number: string): boolean {
  const [first, body, last] = [number.charAt(0), number.slice(1, 8), number.charAt(8)];
  const foreigner = 'XYZ'.indexOf(first);
  if (/[\dKLMXYZ]/.test(first)) {
    const lead = foreigner >= 0 ? String(foreigner) : first.replace(/[KLM]/, '');
    return SPANISH_LETTERS[Number(lead + body) % 23] === last;
  }
  if (!/[A-HJNP-SUVW]/.test(first)) return false;
  const digit = [...'0123456789'].find((one) => luhn(body + one)) ?? '';
  return last === digit || last === SPANISH_COMPANY_LETTERS[Number(digit)];
}

const MOD_11_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, -1];
const BRITISH_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 1];
/** Registrations since 2009 have 55 less. */
const BRITISH_REMAINDERS = [0, 97 - 55];
const IRISH_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/**
 * Rules of public registers for the last digits of a number, without the letters of its country:
 * - `luhn`: SIREN and SIRET (INSEE), organisationsnummer (Skatteverket, SKV 709)
 * - `norwegianOrganisation`: brreg.no, “The organization number”
 * - all others: European Commission, “VIES VAT number construction rules”, version 15
 * - since 2020 sole traders in the Netherlands have numbers by ISO 7064 instead (Belastingdienst, “Btw-identificatienummer”),
 *   and since 2024 businesses in Germany the same one with five more digits (BZSt, W-IdNr.)
 * - `spanishNif` also Real Decreto 1065/2007, art. 19–22, and Orden EHA/451/2008
 */
const CHECK_DIGITS: Readonly<Record<string, Check>> = {
  luhn,
  spanishNif,
  dutchVat: (number) =>
    weigh(digitsOf(number.slice(0, 9)), MOD_11_WEIGHTS) % 11 === 0 || isOneOf97(`NL${number}`),
  belgianEnterprise: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  /** ISO 7064, MOD 11,10. */
  germanVat(number) {
    const product = digitsOf(number.slice(0, 8)).reduce(
      (product, digit) => (((digit + product) % 10 || 10) * 2) % 11,
      10,
    );
    return (11 - product) % 10 === Number(number.charAt(8));
  },
  britishVat: (number) =>
    BRITISH_REMAINDERS.includes(weigh(digitsOf(number), BRITISH_WEIGHTS) % 97),
  /** Numbers of before 2013 have a letter in the second place, and what they end in counts the first digit last. */
  irishVat(number) {
    const isOld = /^\d\D/.test(number);
    const body = isOld ? `0${number.slice(2, 7)}${number.charAt(0)}` : number.slice(0, 7);
    const further = number.charAt(8) === 'W' ? 0 : 'ABCDEFGHI'.indexOf(number.charAt(8) || '-') + 1;
    const sum = weigh(digitsOf(body), [8, 7, 6, 5, 4, 3, 2]) + 9 * further;
    return IRISH_LETTERS[sum % 23] === number.charAt(7);
  },
  /** SIREN behind a key, which has letters where the rule of numbers is used up; Monaco has none, and begins with 000 instead. */
  frenchVat(number) {
    const [key, siren] = [number.slice(0, 2), number.slice(2)];
    const isKeyRight = /\D/.test(key) || Number(`${siren}12`) % 97 === Number(key);
    return isKeyRight && (siren.startsWith('000') || luhn(siren));
  },
  /** Organisation behind which its accounts are counted. */
  swedishVat: (number) => luhn(number.slice(0, 10)),
  norwegianOrganisation(number) {
    const sum = weigh(digitsOf(number), [3, 2, 7, 6, 5, 4, 3, 2]);
    return (11 - (sum % 11)) % 11 === Number(number.charAt(8));
  },
};

/** Form of the numbers of a register. */
export interface NumberForm {
  /** Matches the number in capitals, without blanks, stops and the letters of its country. */
  readonly pattern: string;
  /** Name of a rule for its last digits; left out where the register publishes none. */
  readonly check?: string;
}

export function isNumberOf({ pattern, check }: NumberForm, number: string): boolean {
  const isWritten = new RegExp(`^(?:${pattern})$`).test(number);
  return isWritten && (check === undefined || CHECK_DIGITS[check]?.(number) === true);
}
