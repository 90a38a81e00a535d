export { firestoreArea } from './firestore-area.ts';
export { hasSalons, importSalons, readSalons, saveSalons } from './import-salons.ts';
