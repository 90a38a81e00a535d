export { contentfulArea, DEMO_CONTENT_TOKEN, DEMO_SPACE } from './contentful-area.ts';
export { type ContentImport, importContent } from './import-content.ts';
export { seedDemoContent } from './seed-demo-content.ts';
