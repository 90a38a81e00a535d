export { contentfulArea } from './contentful-area.ts';
export { isSpaceUnused } from './entity-store.ts';
export { exportContent } from './export-content.ts';
export { importContent } from './import-content.ts';
