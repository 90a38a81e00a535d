export {
  type ContentProblem,
  findContentProblems,
  type GuardedFields,
  type ShopFacts,
} from './find-content-problems.ts';
