export { formatNumber, formatPercent, minusOf } from './format-number.ts';
