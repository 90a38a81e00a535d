export { erasePerson } from './erase-person.ts';
export { exportPerson } from './export-person.ts';
export { queueShopRedaction } from './privacy-webhooks.ts';
