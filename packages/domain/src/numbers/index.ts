export { minusOf, writeNumber, writePercent } from './write-number.ts';
