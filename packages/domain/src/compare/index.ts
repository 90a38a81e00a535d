export {
  addCompared,
  comparePath,
  readCompared,
  type ToggledCompared,
  toggleCompared,
} from './compared.ts';
export { comparedFacts, comparedOptions } from './facts.ts';
