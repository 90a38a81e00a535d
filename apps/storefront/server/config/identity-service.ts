import { addressOf, ConfigError, type Environment, numberOf, textOf } from './read-env.ts';

const ACCOUNTS = 'identitytoolkit.googleapis.com';
const TOKENS = 'securetoken.googleapis.com';

/** Reads the login service of the professional area, which needs a key; null when that is unset or `off`. */
export function identityServiceOf(environment: Environment) {
  // A public project key, not a secret: Google puts it into pages.
  const apiKey = textOf(environment, 'IDENTITY_API_KEY');
  const url = textOf(environment, 'IDENTITY_URL');
  if (apiKey === undefined && url !== undefined) {
    throw new ConfigError('IDENTITY_API_KEY is missing: IDENTITY_URL is set, and it needs a key.');
  }
  if (apiKey === undefined || apiKey === 'off') return null;
  // An emulator serves both APIs at one origin, each below its own host name.
  const base = url === undefined ? 'https:/' : addressOf(url, 'IDENTITY_URL');
  return {
    accountsUrl: `${base}/${ACCOUNTS}`,
    tokensUrl: `${base}/${TOKENS}`,
    apiKey,
    timeoutInMs: numberOf(environment, 'IDENTITY_TIMEOUT_MS'),
  };
}
