import { REFUSALS, type RefusalCode } from './refusals.ts';

function isRefusalCode(value: string): value is RefusalCode {
  return Object.hasOwn(REFUSALS, value);
}

/** The wire carries sentences only; a page in another language finds its own words by the code. */
export function refusalCodeOf(sentence: string): RefusalCode | null {
  for (const [code, refusal] of Object.entries(REFUSALS)) {
    if (refusal.sentence === sentence && isRefusalCode(code)) return code;
  }
  return null;
}
