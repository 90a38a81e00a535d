export { firestoreArea } from './firestore-area.ts';
export { hasSalons, importSalons, type LineError, type SalonImport } from './import-salons.ts';
