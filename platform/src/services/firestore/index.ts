export { firestoreArea } from './firestore-area.ts';
export { hasSalons, importSalons } from './import-salons.ts';
