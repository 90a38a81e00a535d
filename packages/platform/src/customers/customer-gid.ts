import { gid, parseGid } from '../ids/index.ts';
import type { Customer } from './customer.ts';

export function customerGid({ id }: Pick<Customer, 'id'>): string {
  return gid('Customer', id);
}

/** The number in a customer's global id; null when it is the id of something else. */
export function customerNumber(id: string): number | null {
  const parsed = parseGid(id);
  return parsed?.type === 'Customer' && /^\d{1,15}$/.test(parsed.id) ? Number(parsed.id) : null;
}
