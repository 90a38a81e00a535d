export { exportProducts } from './export-products.ts';
export { importArea } from './import-area.ts';
export { type ImportNotes, ImportRefused, type Note } from './import-notes.ts';
export { type ImportResult, importProducts } from './import-products.ts';
