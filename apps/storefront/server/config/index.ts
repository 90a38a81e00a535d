export type { Config, ShopAddress } from './config.ts';
export type { ErrorReporting } from './error-reporting.ts';
export { platformSecretsOf } from './platform-secrets.ts';
export { loadEnvironmentFile, readConfig } from './read-config.ts';
export { ConfigError } from './read-env.ts';
export type { SalonDatabase } from './salon-database.ts';
