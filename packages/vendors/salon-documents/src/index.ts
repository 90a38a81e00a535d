export { createSalonDocuments, type SalonDocuments, type SalonDocumentsOptions } from './client.ts';
export type { DocumentsFailure, Result } from './failure.ts';
export type { SalonDocument } from './salon-document.ts';
