export {
  addCompared,
  comparePath,
  readCompared,
  type ToggledCompared,
  toggleCompared,
} from './compared.ts';
export { comparedFacts, comparedOptions, pricePer100Ml } from './facts.ts';
