import * as v from 'valibot';
import { type RefusalCode, sentenceOf } from '../errors/index.ts';

/** Above it a number is a slip or an attack, and GraphQL's Int would refuse it soon after. */
const MOST_OF_ONE_LINE = 1_000_000;

function quantity(least: number, belowLeast: RefusalCode) {
  return v.pipe(
    v.number(sentenceOf('quantityNotANumber')),
    v.minValue(least, sentenceOf(belowLeast)),
    v.integer(sentenceOf('quantityNotWhole')),
    v.maxValue(MOST_OF_ONE_LINE, sentenceOf('quantityTooLarge')),
  );
}

/** spec §5: a line to add needs at least 1. */
export const quantityToAdd = quantity(1, 'quantityBelowOne');

/** spec §5: replacing allows 0, which removes the line, but nothing negative. */
export const quantityToReplace = quantity(0, 'quantityNegative');
