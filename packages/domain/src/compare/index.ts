export {
  addCompared,
  comparePath,
  readCompared,
  type ToggledCompared,
  toggleCompared,
} from './compared.ts';
export { comparedFacts, pricePerLitre } from './facts.ts';
