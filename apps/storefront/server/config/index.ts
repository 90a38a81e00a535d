export type { Config, ShopAddress } from './config.ts';
export { ConfigError } from './config-error.ts';
export type { ContentService } from './content-service.ts';
export type { ErrorReporting } from './error-reporting.ts';
export type { IdentityService } from './identity-service.ts';
export { loadEnvironmentFile } from './load-environment-file.ts';
export type { Measurement } from './measurement.ts';
export { readConfig } from './read-config.ts';
export type { SalonDatabase } from './salon-database.ts';
