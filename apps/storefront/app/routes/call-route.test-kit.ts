import { data } from 'react-router';

interface Called {
  /** What of the page's services the route reads. */
  readonly services: object;
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

const WithStatus = data(null).constructor;

/** What a loader or action of a route answers or throws; a redirect as where it leads, with another status as that one. */
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
