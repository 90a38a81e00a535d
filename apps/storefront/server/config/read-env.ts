import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import numbers from './numbers.json' with { type: 'json' };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads a variable; empty counts as unset. */
export function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

/** Reads a secret from the variable, or from the file named by `<name>_FILE`, as container hosts mount them. */
export function secretOf(environment: Environment, name: string): string | undefined {
  const text = textOf(environment, name);
  const file = textOf(environment, `${name}_FILE`);
  if (file === undefined) return text;
  if (text !== undefined) {
    throw new ConfigError(`${name} and ${name}_FILE are both set: take one of them away.`);
  }
  const content = textInFile(file, `${name}_FILE`).trim();
  if (content !== '') return content;
  throw new ConfigError(`${name}_FILE names "${file}", which is empty.`);
}

/** Reads secrets of which the first is used, and all are known; none when empty. */
export function secretsOf(
  environment: Environment,
  name: 'SESSION_SECRETS' | 'SALON_BANK_SECRETS' | 'REGION_SECRET',
): readonly string[] {
  const text = secretOf(environment, name);
  if (text === undefined) return [];
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.every((secret) => secret.length >= 32)) return secrets;
  throw new ConfigError(`${name} must be secrets of at least 32 characters each.`);
}

/** Reads the file that a variable names. */
export function textInFile(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(`${name} names "${resolve(file)}", which cannot be read (${code}).`);
  }
}

/** Reads a whole number, whose default and limits are in numbers.json. */
export function numberOf(environment: Environment, name: keyof typeof numbers): number {
  const { default: otherwise, min, max } = numbers[name];
  const text = textOf(environment, name);
  if (text === undefined) return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Reads a switch. */
export function isOn(environment: Environment, name: string, otherwise: 'on' | 'off'): boolean {
  const text = textOf(environment, name) ?? otherwise;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

/** Reads a share from 0 to 1. */
export function shareOf(environment: Environment, name: string, otherwise: number): number {
  const text = textOf(environment, name);
  if (text === undefined) return otherwise;
  if (/^(0|1|0?\.\d{1,6})$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a share from 0 to 1 such as 0.1, not "${text}".`);
}

export function headerNameOf(environment: Environment, name: string): string | null {
  const text = textOf(environment, name);
  if (text === undefined || /^[A-Za-z][\w-]*$/.test(text)) return text?.toLowerCase() ?? null;
  throw new ConfigError(`${name} must be the name of a header, not "${text}".`);
}

/** Checks the address of a service, which may have a path: without a slash at its end. */
export function addressOf(text: string, name: string, wanted = 'an http(s) address'): string {
  const url = URL.parse(text);
  // A text with a password is not repeated in a log.
  if (url !== null && url.username + url.password !== '') {
    throw new ConfigError(`${name} must be ${wanted} without user and password.`);
  }
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') {
    return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
  }
  throw new ConfigError(`${name} must be ${wanted}, not "${text}".`);
}

/** Splits a list at its commas, without blanks and empty parts. */
export function listOf(environment: Environment, name: string): readonly string[] {
  const parts = (textOf(environment, name) ?? '').split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

/** Reads an origin: `https://shop.example`. */
export function originOf(environment: Environment, name: string, otherwise: string): string {
  const wanted = 'an http(s) origin without path';
  const address = addressOf(textOf(environment, name) ?? otherwise, name, wanted);
  if (address === new URL(address).origin) return address;
  throw new ConfigError(`${name} must be ${wanted}, not "${address}".`);
}

export function originsOf(environment: Environment, name: string): readonly string[] {
  return listOf(environment, name).map((one) => originOf({ [name]: one }, name, one));
}

/** Validates a secret by its shape; error messages never repeat its value. */
export function tokenOf(environment: Environment, name: string): string | undefined {
  const text = secretOf(environment, name);
  if (text === undefined || /^[\w-]+$/.test(text)) return text;
  throw new ConfigError(`${name} must be a token of letters, digits, "_" and "-".`);
}

/** Reads a secret, or two with a comma between while the one replaces the other, the newest first. */
export function tokensOf(environment: Environment, name: string): readonly string[] {
  const texts = (secretOf(environment, name) ?? '').split(',').map((text) => text.trim());
  return texts.flatMap((text) => tokenOf({ [name]: text }, name) ?? []);
}

/** Reads an id, which is no secret. */
export function idOf(environment: Environment, name: string): string | undefined {
  const id = textOf(environment, name);
  if (id === undefined || /^[\w-]+$/.test(id)) return id;
  throw new ConfigError(`${name} must be letters, digits, "_" and "-", not "${id}".`);
}

/** Reports an unusable setting; the message names the variable, and the server does not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
