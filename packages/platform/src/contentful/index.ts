export { contentfulArea, DEMO_CONTENT_TOKEN, DEMO_SPACE } from './contentful-area.ts';
export { isSpaceUnused } from './entity-store.ts';
export { exportContent } from './export-content.ts';
export { type ContentImport, importContent } from './import-content.ts';
