export { claimsIn } from './claims-in.ts';
export { contentWarnings, createPathCheck } from './content-warnings.ts';
export { assetUrl, contentfulArea } from './contentful-area.ts';
export {
  asPublished,
  asUnpublished,
  earlierVersions,
  putEntity,
} from './edit-entity.ts';
export {
  at,
  contentTypeOf,
  type Entity,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  linksIn,
  readLink,
  textAt,
} from './entity.ts';
export {
  type EntityStates,
  isSpaceUnused,
  readDrafts,
  readEntities,
  replaceEntities,
  statesOf,
} from './entity-store.ts';
export { exportContent } from './export-content.ts';
export { importContent } from './import-content.ts';
export { type ExportedEntity, type ParsedExport, parseExport } from './parse-export.ts';
export { previewLink } from './preview-link.ts';
export { toRichText } from './rich-text.ts';
export { isSaidInWords, richTextWords } from './rich-text-words.ts';
export { previewOf, type Space, spaceOf } from './space.ts';
