import { REFUSALS, type RefusalCode } from './refusals.ts';

function isRefusalCode(value: string): value is RefusalCode {
  return Object.hasOwn(REFUSALS, value);
}

const CODE_BY_SENTENCE: ReadonlyMap<string, RefusalCode> = new Map(
  Object.entries(REFUSALS).flatMap(([code, refusal]) =>
    isRefusalCode(code) ? [[refusal.sentence, code] as const] : [],
  ),
);

/** The wire carries sentences only; a page in another language finds its own words by the code. */
export function refusalCodeOf(sentence: string): RefusalCode | null {
  return CODE_BY_SENTENCE.get(sentence) ?? null;
}
