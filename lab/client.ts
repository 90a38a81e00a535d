import { Agent, request } from 'undici';

interface Reply {
  /** Status of the answer; 0 when the connection broke or nothing came in time. */
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly tookInMs: number;
}

type Headers = Readonly<Record<string, string>>;

/** Visitor at one address of the loopback network, with a cookie jar. */
export interface Client {
  readonly get: (path: string) => Promise<Reply>;
  readonly post: (path: string, body: string, headers: Headers) => Promise<Reply>;
  readonly form: (path: string, fields: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Sends a call of the shop's API, as `account/login`. */
  readonly call: (name: string, body: object) => Promise<Reply>;
}

const TIMEOUT_IN_MS = 12_000;
const NO_REPLY = { status: 0, text: '', location: null };
const agents: Agent[] = [];

/** Opens a client; on Linux every 127.x.y.z is an address of its own, so that limits per network can be told apart. */
export function clientAt(origin: string, localAddress?: string): Client {
  const agent = new Agent({
    headersTimeout: TIMEOUT_IN_MS,
    ...(localAddress !== undefined && { localAddress }),
  });
  agents.push(agent);
  const cookies = new Map<string, string>();

  async function send(method: 'GET' | 'POST', path: string, body?: string, headers: Headers = {}) {
    const startedAt = performance.now();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await request(`${origin}${path}`, {
      method,
      dispatcher: agent,
      signal: AbortSignal.timeout(TIMEOUT_IN_MS),
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== '' && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
      .then(async (response) => {
        for (const [name, value] of cookiesIn(response.headers['set-cookie'])) {
          cookies.set(name, value);
        }
        const { statusCode: status } = response;
        const location = response.headers['location'];
        const text = await response.body.text();
        return { status, text, location: typeof location === 'string' ? location : null };
      })
      .catch(() => NO_REPLY);
    return { ...reply, tookInMs: performance.now() - startedAt };
  }

  const post: Client['post'] = (path, body, headers) => send('POST', path, body, headers);
  return {
    get: (path) => send('GET', path),
    post,
    form: (path, fields) =>
      post(path, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    call: (name, body) =>
      post(`/api/shopify/${name}/`, JSON.stringify({ locale: 'nl', ...body }), {
        'content-type': 'application/json',
      }),
  };
}

export async function closeClients(): Promise<void> {
  await Promise.all(agents.splice(0).map((agent) => agent.destroy()));
}

function cookiesIn(header: string | readonly string[] | undefined) {
  return [header ?? []].flat().map((cookie): readonly [string, string] => {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(cookie) ?? [];
    return [name, value];
  });
}
