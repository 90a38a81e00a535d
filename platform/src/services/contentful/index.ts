export { contentfulArea } from './contentful-area.ts';
export {
  at,
  contentTypeOf,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  linksIn,
  readLink,
  textAt,
} from './entity.ts';
export { isSpaceUnused, readDrafts, readEntities, replaceEntities } from './entity-store.ts';
export { exportContent } from './export-content.ts';
export { importContent } from './import-content.ts';
export { type ExportedEntity, parseExport } from './parse-export.ts';
export { previewLink } from './preview-link.ts';
export { spaceOf } from './space.ts';
