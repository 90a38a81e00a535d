export { type Config, ConfigError, type ShopAddress } from './config.ts';
export type { ContentService } from './content-service.ts';
export type { ErrorReporting } from './error-reporting.ts';
export type { IdentityService } from './identity-service.ts';
export type { EmailMarketing, Measurement } from './measurement.ts';
export { readConfig } from './read-config.ts';
export type { SalonDatabase } from './salon-database.ts';
