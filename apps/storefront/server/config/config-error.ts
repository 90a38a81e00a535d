/** A value that cannot be used; its message names the variable and stops the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
