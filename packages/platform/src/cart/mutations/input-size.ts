import { refusal } from '../../graphql/index.ts';
import { MAX_INPUT_ITEMS } from '../lines/limits.ts';

/** Every list in the arguments of a mutation, however deep, has at most so many items. */
export function requireSmallLists(value: unknown, path: readonly string[] = []): void {
  if (Array.isArray(value) && value.length > MAX_INPUT_ITEMS) {
    const message = `The input array size of ${value.length} is greater than the maximum allowed of ${MAX_INPUT_ITEMS}.`;
    throw refusal('MAX_INPUT_SIZE_EXCEEDED', message, { argument: path.join('.') });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) requireSmallLists(item, [...path, key]);
}
