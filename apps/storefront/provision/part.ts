import { fail, type Result } from '@lokke/http-client';
import type { AdminFailure } from '@lokke/shopify-admin';

/** A part of a shop that has to be there. */
export interface Part {
  readonly name: string;
  readonly state: PartState;
}

type PartState =
  | { readonly kind: 'there'; readonly words: string }
  | { readonly kind: 'faulty'; readonly reason: string }
  | Missing;

interface Missing {
  readonly kind: 'missing';
  /** Word for what `make` has done. */
  readonly done: 'defined' | 'registered' | 'made' | 'updated' | 'published';
  /** Makes it; the words that somebody needs to know of it, such as its id. */
  readonly make: () => Promise<Result<string | null, AdminFailure>>;
}

export const thereIs = (words = 'is there'): PartState => ({ kind: 'there', words });
export const faulty = (reason: string): PartState => ({ kind: 'faulty', reason });
export const missing = (done: Missing['done'], make: Missing['make']): PartState => ({
  kind: 'missing',
  done,
  make,
});

/** Makes a part that is missing; false where it is not made. */
export async function makePart(
  { name, state }: Part,
  say: (line: string) => void,
): Promise<boolean> {
  if (state.kind === 'there') {
    say(`${name} ${state.words}`);
    return true;
  }
  const made =
    state.kind === 'faulty'
      ? fail(state.reason)
      : await state.make().then((result) => (result.ok ? result : fail(reasonOf(result.failure))));
  if (!made.ok) {
    say(`${name} failed: ${made.failure}`);
    return false;
  }
  const done = state.kind === 'missing' ? state.done : '';
  say(`${name} ${done}${made.value === null ? '' : ` (${made.value})`}`);
  return true;
}

export function reasonOf(failure: AdminFailure): string {
  switch (failure.kind) {
    case 'network':
    case 'unreadable':
      return failure.message;
    case 'timeout':
      return `no answer within ${failure.timeoutInMs} ms`;
    case 'throttled':
      return 'too many requests; try again in a minute';
    case 'http':
      return failure.status === 401
        ? 'the Admin token is not accepted'
        : `the Admin API answers ${failure.status} (${failure.message})`;
    case 'graphql':
      return failure.errors.map(({ message }) => message).join('; ');
    case 'userErrors':
      return failure.userErrors.map(({ message }) => message).join('; ');
  }
}
