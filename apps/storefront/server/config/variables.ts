import { ConfigError } from './config.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable's text, or undefined when it is not set; empty counts as not set. */
export function textOf(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
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

/** A secret is never repeated in a message; it only has to look like one. */
export function tokenOf(environment: Environment, name: string): string | undefined {
  const text = textOf(environment, name);
  if (text === undefined || /^[\w-]+$/.test(text)) return text;
  throw new ConfigError(`${name} must be a token of letters, digits, "_" and "-".`);
}
