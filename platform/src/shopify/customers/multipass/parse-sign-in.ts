import { isEmail, normaliseEmail } from '../rules/details.ts';

/** The customer data in a Multipass token. */
export interface SignIn {
  readonly email: string;
  readonly createdAtInMs: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Null leaves the tags as they are; a list replaces them. */
  readonly tags: readonly string[] | null;
  readonly identifier: string | null;
  readonly returnTo: string | null;
}

const ISO_DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;

function textOf(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null when a required field is missing. */
export function parseSignIn(contents: unknown): SignIn | null {
  if (!isRecord(contents)) return null;
  const email = normaliseEmail(textOf(contents, 'email') ?? '');
  const createdAt = textOf(contents, 'created_at') ?? '';
  const createdAtInMs = ISO_DATE_TIME.test(createdAt) ? Date.parse(createdAt) : Number.NaN;
  if (!isEmail(email) || Number.isNaN(createdAtInMs)) return null;
  const tags = textOf(contents, 'tag_string');
  const identifier = contents['identifier'];
  return {
    email,
    createdAtInMs,
    firstName: textOf(contents, 'first_name'),
    lastName: textOf(contents, 'last_name'),
    tags: tags === null ? null : splitTags(tags),
    identifier:
      typeof identifier === 'number' ? String(identifier) : textOf(contents, 'identifier'),
    returnTo: textOf(contents, 'return_to'),
  };
}

function splitTags(tags: string): readonly string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}
