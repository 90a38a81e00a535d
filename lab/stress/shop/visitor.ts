import { clientAt } from '../../client.ts';

/** Visitor that calls the shop's API and submits the checkout's forms. */
export interface Visitor {
  /** Calls the API; null if the call was rejected or failed. */
  readonly call: (name: string, body: object) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Opens a page or sends its form; null if the connection broke. */
  readonly open: (url: string, form?: Readonly<Record<string, string>>) => Promise<Page | null>;
}

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly html: string;
}

const MAX_REDIRECTS = 5;

export function visitorAt(shopUrl: string): Visitor {
  const client = clientAt(shopUrl);

  async function open(
    url: string,
    form?: Readonly<Record<string, string>>,
    hops = 0,
  ): Promise<Page | null> {
    const { origin, pathname, search } = new URL(url);
    const at = origin === new URL(shopUrl).origin ? client : clientAt(origin);
    const path = pathname + search;
    const reply = form === undefined ? await at.get(path) : await at.form(path, form);
    if (reply.status === 0) return null;
    if (reply.location !== null && hops < MAX_REDIRECTS) {
      return open(new URL(reply.location, url).href, undefined, hops + 1);
    }
    return { status: reply.status, url, html: reply.text };
  }

  return {
    call: async (name, body) => {
      const { status, text } = await client.call(name, body);
      const reply: unknown = status === 200 ? JSON.parse(text) : null;
      return reply === null ? null : Object.fromEntries(Object.entries(Object(reply)));
    },
    open: (url, form) => open(url, form),
  };
}
