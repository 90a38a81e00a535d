import { readFileSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable's text, or undefined when it is not set; empty counts as not set. */
export function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

/** A secret's text: from the variable, or from the file that `<name>_FILE` names, as container hosts mount them. */
export function secretOf(environment: Environment, name: string): string | undefined {
  const text = textOf(environment, name);
  const file = textOf(environment, `${name}_FILE`);
  if (file === undefined) return text;
  if (text !== undefined) {
    throw new ConfigError(`${name} and ${name}_FILE are both set: take one of them away.`);
  }
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept !== '') return kept;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(`${name}_FILE names "${file}", which cannot be read (${code}).`);
  }
  throw new ConfigError(`${name}_FILE names "${file}", which is empty.`);
}

export interface WholeNumberOptions {
  readonly name: string;
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
}

export function wholeNumberOf(
  environment: Environment,
  { name, otherwise, least, most }: WholeNumberOptions,
): number {
  const text = textOf(environment, name);
  if (text === undefined) return otherwise;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

export function headerNameOf(environment: Environment, name: string): string | null {
  const text = textOf(environment, name);
  if (text === undefined || /^[A-Za-z][\w-]*$/.test(text)) return text?.toLowerCase() ?? null;
  throw new ConfigError(`${name} must be the name of a header, not "${text}".`);
}

/** An address's scheme and host: `https://shop.example`. */
export function originOf(environment: Environment, name: string, otherwise: string): string {
  const text = textOf(environment, name) ?? otherwise;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, '')) {
    throw new ConfigError(`${name} must be an http(s) origin without path, not "${text}".`);
  }
  return url.origin;
}

/** A secret is never repeated in a message; it only has to look like one. */
export function tokenOf(environment: Environment, name: string): string | undefined {
  const text = secretOf(environment, name);
  if (text === undefined || /^[\w-]+$/.test(text)) return text;
  throw new ConfigError(`${name} must be a token of letters, digits, "_" and "-".`);
}
