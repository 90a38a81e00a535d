export { addCompared, comparePath, readCompared } from './compared.ts';
export { comparedFacts, pricePerLitre } from './facts.ts';
