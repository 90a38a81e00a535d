export { erasePerson } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { privacyArea } from './privacy-area.ts';
export { queueShopRedaction } from './privacy-webhooks.ts';
