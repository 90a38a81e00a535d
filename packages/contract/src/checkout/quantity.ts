import * as v from 'valibot';
import { type RefusalCode, sentenceOf } from '../errors/index.ts';

/** The platform takes less than a million of one line. */
const MAX_OF_ONE_LINE = 999_999;

function quantity(least: number, belowLeast: RefusalCode) {
  return v.pipe(
    v.number(sentenceOf('quantityNotANumber')),
    v.minValue(least, sentenceOf(belowLeast)),
    v.integer(sentenceOf('quantityNotWhole')),
    v.maxValue(MAX_OF_ONE_LINE, sentenceOf('quantityTooLarge')),
  );
}

/** spec §5: a line to add needs at least 1. */
export const quantityToAdd = quantity(1, 'quantityBelowOne');

/** spec §5: replacing allows 0, which removes the line, but nothing negative. */
export const quantityToReplace = quantity(0, 'quantityNegative');
