export { erasePerson } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { queueShopRedaction } from './person.ts';
export { privacyArea } from './privacy-area.ts';
