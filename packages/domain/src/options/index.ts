export {
  firstChoice,
  nearestChoice,
  readChoice,
  type ValueState,
  valueStateOf,
  writeChoice,
} from './choice.ts';
export { encodeCombinations, type Places } from './coded-combinations.ts';
export { type Combinations, combinationsOf, placesOf } from './combinations.ts';
