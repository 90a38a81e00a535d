import { data } from 'react-router';
import { expect } from 'vitest';

interface Called {
  /** Services of the page that the route reads. */
  readonly services: object;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

const WithStatus = data(null).constructor;

/** Calls a loader or action; tells what it answers or throws, a redirect as where it leads, with another status as that one. */
export async function callRoute(
  run: (...args: never[]) => unknown,
  { services, path, params = {}, form }: Called,
): Promise<unknown> {
  const url = new URL(path, 'http://lokke.test/');
  const sent = form && { method: 'POST', body: new URLSearchParams(form) };
  const args = { context: { get: () => services }, params, url, request: new Request(url, sent) };
  try {
    return read(await Reflect.apply(run, null, [args]));
  } catch (thrown) {
    return read(thrown);
  }
}

function read(answer: unknown): unknown {
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`;
  if (answer instanceof Error) throw answer;
  if (!(answer instanceof WithStatus)) return answer;
  return { ...answer, type: undefined };
}

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = (code: string) => ({ ok: false, code, message: 'No', fields: [] }) as const;
export const visitor = (isLoggedIn: boolean) => async () => ok({ isLoggedIn, email: null });

/** Notes what it is given. */
export const noting =
  <Reply>(given: unknown[], reply: Reply) =>
  async (one: unknown) => {
    given.push(one);
    return reply;
  };

export function expectAnswer(answer: unknown, expected: string | object): void {
  if (typeof expected === 'string') expect(answer).toBe(expected);
  else expect(answer).toMatchObject(expected);
}
