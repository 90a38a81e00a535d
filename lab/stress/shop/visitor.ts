/** An HTTP client that calls the shop's API, submits the checkout's forms and keeps cookies. */
export interface Visitor {
  /** The response of an API call; null if it was rejected or failed. */
  readonly call: (name: string, body: object) => Promise<Readonly<Record<string, unknown>> | null>;
  readonly open: (url: string, form?: Readonly<Record<string, string>>) => Promise<Page | null>;
}

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly html: string;
}

const MAX_REDIRECTS = 5;
const TIMEOUT_IN_MS = 20_000;

export function visitorAt(shopUrl: string, locale = 'nl'): Visitor {
  const cookies = new Map<string, string>();

  async function call(name: string, body: object): ReturnType<Visitor['call']> {
    const response = await fetchText(`${shopUrl}/api/shopify/${name}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      },
      body: JSON.stringify({ locale, ...body }),
    });
    if (response === null) return null;
    for (const cookie of response.cookies) keep(cookies, cookie);
    if (response.status !== 200) return null;
    const reply: unknown = JSON.parse(response.text);
    return Object.fromEntries(Object.entries(Object(reply)));
  }

  async function open(url: string, form?: Readonly<Record<string, string>>, hops = 0) {
    const init: RequestInit = { redirect: 'manual' };
    if (form !== undefined)
      Object.assign(init, { method: 'POST', body: new URLSearchParams(form) });
    const response = await fetchText(url, init);
    if (response === null) return null;
    if (response.location !== null && hops < MAX_REDIRECTS) {
      return open(new URL(response.location, url).href, undefined, hops + 1);
    }
    return { status: response.status, url, html: response.text };
  }

  return { call, open: (url, form) => open(url, form) };
}

interface TextResponse {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly cookies: readonly string[];
}

/** Fetches the whole response; null if the connection broke. */
async function fetchText(url: string, init: RequestInit): Promise<TextResponse | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_IN_MS) });
    const text = await response.text();
    const { status, headers } = response;
    return { status, text, location: headers.get('location'), cookies: headers.getSetCookie() };
  } catch {
    return null;
  }
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
