export { type Config, ConfigError, type ShopAddress } from './config.ts';
export { readConfig } from './read-config.ts';
export type { SalonDatabase } from './salon-database.ts';
