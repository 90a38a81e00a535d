import { refusal } from './refusal.ts';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

export const MAX_PAGE_SIZE = 250;

export function checkPageSize(name: string, size: number): number {
  if (size >= 0 && size <= MAX_PAGE_SIZE) return size;
  throw refusal('INVALID_FIELD_ARGUMENTS', `${name} must be within 0..${MAX_PAGE_SIZE}`);
}

/** Nothing in the schema forbids these; Shopify refuses them when the field runs. */
export function checkPageArguments({ first, last, after, before }: PageArguments): void {
  const has = (value: unknown) => value !== undefined && value !== null;
  if (!has(first) && !has(last)) {
    throw refusal('BAD_REQUEST', 'you must provide one of first or last');
  }
  if (has(first) && has(last)) {
    throw refusal('BAD_REQUEST', 'providing both first and last is not supported');
  }
  if (has(first) && has(before)) {
    throw refusal('BAD_REQUEST', 'using first with before is not supported');
  }
  if (has(last) && has(after)) {
    throw refusal('BAD_REQUEST', 'using last with after is not supported');
  }
}
