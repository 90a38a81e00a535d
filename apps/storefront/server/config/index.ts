export { type AdminAccess, withoutAdmin } from './admin-access.ts';
export type { CdnSettings } from './cdn-settings.ts';
export { customerAccountEndpoint, customerAccountVersion } from './customer-accounts.ts';
export type { ErrorReporting } from './error-reporting.ts';
export { platformSecretsOf } from './platform-secrets.ts';
export {
  type Config,
  environmentWithFile,
  loadEnvironmentFile,
  namesInEnvironmentFile,
  readConfig,
} from './read-config.ts';
export { ConfigError } from './read-env.ts';
export type { Region } from './regions.ts';
export {
  type LogLevel,
  metricsAddressOf,
  type TraceSettings,
  workerCountOf,
} from './run-settings.ts';
export type { SalonDatabase } from './salon-database.ts';
export { type SharedStateSettings, sharedStateSettingsOf } from './shared-state-settings.ts';
export { NEWEST_API_VERSION } from './shop-connection.ts';
