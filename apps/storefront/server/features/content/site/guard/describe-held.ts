import type { HeldContent } from './kept-content.ts';

type Problem = HeldContent['problems'][number];

const SENTENCES: Readonly<Record<Problem['kind'], string>> = {
  gone: '{field} is gone.',
  empty: '{field} is empty.',
  unreadable: '{field} cannot be read: "{value}".',
  free: '{field} says "{value}", which no delivery of the shop costs.',
  differs: '{field} says "{value}", the shop something else.',
  missing: '{field} names what the shop does not have: "{value}".',
};

export function describeHeld({ kind, field, value }: Problem): string {
  return SENTENCES[kind].replace('{field}', field).replace('{value}', value);
}
