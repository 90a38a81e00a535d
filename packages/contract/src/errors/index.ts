export { UNKNOWN_FILTER_ACTION, UNKNOWN_LISTING_ACTION } from '@lokke/domain/listing';
export { PROGRAMME_SENTENCES, type ProgrammeSentence } from './programme-sentences.ts';
export { refusalCodeOf } from './refusal-code-of.ts';
export { REFUSALS, type Refusal, type RefusalCode, sentenceOf } from './refusals.ts';
