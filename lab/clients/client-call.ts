import { isDeepStrictEqual } from 'node:util';

/** One call of a client that was written elsewhere, with the answer that is right. */
export interface ClientCall {
  readonly client: string;
  readonly name: string;
  readonly answer: () => Promise<unknown>;
  readonly expected: unknown;
}

export function call(
  client: string,
  name: string,
  answer: () => Promise<unknown>,
  expected: unknown,
): ClientCall {
  return { client, name, answer, expected };
}

/** Null for the answer that is right, else what came in its place. */
export async function problemOf({ answer, expected }: ClientCall): Promise<string | null> {
  try {
    const got = await answer();
    if (isDeepStrictEqual(got, expected)) return null;
    return `answered ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`;
  } catch (error) {
    return String(error);
  }
}

/** What a call that has to fail says: the code of its error. */
export async function codeOf(failing: Promise<unknown>): Promise<string> {
  return failing.then(
    () => 'no error',
    (error: unknown) =>
      typeof error === 'object' && error !== null && 'code' in error
        ? String(error.code)
        : String(error),
  );
}
