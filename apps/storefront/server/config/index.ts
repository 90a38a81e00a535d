export { type Config, ConfigError, type ShopAddress } from './config.ts';
export { readConfig } from './read-config.ts';
