export type { BrandFile } from './brand-file.ts';
export { versionOf } from './brand-file.ts';
export { brandTextsOf, sellerOf } from './brand-texts.ts';
export { swatchesOf } from './colour-words.ts';
export { SHAPE_PAIRS, TEXT_PAIRS } from './contrast.ts';
export { type AllergenProblem, allergenProblemsIn, allergensIn } from './goods/allergens.ts';
export { greenClaimsIn } from './goods/green-claims.ts';
export { messagesFor, overrideProblems, platformKey } from './override-problems.ts';
export {
  type Brand,
  BrandError,
  brandFolderOf,
  namespaceOf,
  readBrand,
  SCENE_WIDTHS,
} from './read-brand.ts';
export type { BrandMessages } from './read-json.ts';
export type { Capability, FactSetting, Font } from './schema.ts';
export { brandStyles, type FileHref } from './styles.ts';
