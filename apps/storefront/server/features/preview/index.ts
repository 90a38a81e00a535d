export { createPreviews, type Previews } from './create-previews.ts';
export { previewPages } from './preview-pages.ts';
export { ANY_ENTRY, createPreviewPasses, type PreviewPass } from './preview-pass.ts';
