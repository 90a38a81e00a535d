export type { CdnSettings } from './cdn-settings.ts';
export type { Config, ShopAddress } from './config.ts';
export { customerAccountEndpoint, customerAccountVersion } from './customer-account-version.ts';
export type { ErrorReporting } from './error-reporting.ts';
export { platformSecretsOf } from './platform-secrets.ts';
export { environmentWithFile, loadEnvironmentFile, readConfig } from './read-config.ts';
export { ConfigError } from './read-env.ts';
export {
  type LogLevel,
  metricsAddressOf,
  type TraceSettings,
  workerCountOf,
} from './run-settings.ts';
export type { SalonDatabase } from './salon-database.ts';
export { type SharedStateSettings, sharedStateSettingsOf } from './shared-state-settings.ts';
export { NEWEST_API_VERSION } from './shop-connection.ts';
