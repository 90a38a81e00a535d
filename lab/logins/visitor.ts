import { setTimeout as delay } from 'node:timers/promises';

/** Somebody with an account at the shop's own pages, in a browser that keeps cookies. */
export interface LoginVisitor {
  readonly email: string;
  /** By a code from the mailbox, or without one where the provider knows the browser. */
  readonly logIn: () => Promise<'code' | 'silent' | 'failed'>;
  /** Whether a page of the account greets this visitor; asked again while no server answers. */
  readonly isKnown: () => Promise<boolean>;
  /** How many pages broke off, or found no server. */
  readonly cuts: () => number;
}

interface Place {
  readonly shopUrl: string;
  readonly platformUrl: string;
}

const MAX_REDIRECTS = 8;
const TIMEOUT_IN_MS = 60_000;
const MOST_TRIES = 60;
const RETRY_IN_MS = 500;
/** What a balancer says while no server is there. */
const NO_ANSWER = new Set([502, 503, 504]);

type Form = Readonly<Record<string, string>>;

export function loginVisitor({ shopUrl, platformUrl }: Place, email: string): LoginVisitor {
  const cookies = new Map<string, string>();
  let cuts = 0;
  const noteCut = () => {
    cuts += 1;
  };

  async function open(url: string, form?: Form): Promise<URL> {
    let next = { url, form };
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const { headers } = await send(next.url, next.form);
      const location = headers.get('location');
      if (location === null) return new URL(next.url);
      next = { url: new URL(location, next.url).href, form: undefined };
    }
    throw new Error(`${url} leads nowhere`);
  }

  async function send(url: string, form?: Form): Promise<Answer> {
    const init = () => ({
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual' as const,
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    const answer = await fetchUntilAnswered(url, init, noteCut);
    for (const line of answer.headers.getSetCookie()) keep(cookies, line);
    return answer;
  }

  async function isKnown(): Promise<boolean> {
    const { status, text } = await send(`${shopUrl}/no/account/info`);
    return status === 200 && text.includes(email);
  }

  return {
    email,
    isKnown,
    cuts: () => cuts,
    async logIn() {
      const page = await open(`${shopUrl}/no/account/login`);
      const request = page.searchParams.get('request');
      if (request !== null) {
        await open(page.href, { request, do: 'send', email });
        const code = await codeFor(platformUrl, email);
        await open(page.href, { request, do: 'code', code });
      }
      if (!(await isKnown())) return 'failed';
      return request === null ? 'silent' : 'code';
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Again while no server answers to the end, as somebody who reloads. */
async function fetchUntilAnswered(
  url: string,
  init: () => RequestInit,
  onCut: () => void = () => undefined,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetchWhole(url, init()).catch(() => null);
    if (answer !== null && !NO_ANSWER.has(answer.status)) return answer;
    onCut();
    if (tries === MOST_TRIES) throw new Error(`${url} was not answered`);
    await delay(RETRY_IN_MS);
  }
}

async function fetchWhole(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_IN_MS) });
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

async function codeFor(platformUrl: string, email: string): Promise<string> {
  const query = new URLSearchParams({ to: email });
  const { text } = await fetchUntilAnswered(`${platformUrl}/mailbox.json?${query}`, () => ({}));
  const [code] = /(?<=\\n)\d{6}(?=\\n)/.exec(text) ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

function keep(cookies: Map<string, string>, setCookie: string): void {
  const [pair = '', ...attributes] = setCookie.split('; ');
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
