import { Window } from 'happy-dom';
import type { InMemoryStorefront } from './in-memory-storefront.ts';
import { openCookieJar, writeForm } from './requests.ts';

type Fields = Readonly<Record<string, string>>;

export interface PlainPage {
  readonly status: number;
  /** Path and query after all redirects; the whole address where they lead elsewhere. */
  readonly address: string;
  readonly html: string;
}

export type PlainBrowser = ReturnType<typeof openPlainBrowser>;

/** A browser without scripts: pages, forms, cookies and redirects. */
export function openPlainBrowser({ send }: Pick<InMemoryStorefront, 'send'>) {
  const { cookies, header, keep } = openCookieJar();
  const visit = async (address: string, init: RequestInit = {}): Promise<PlainPage> => {
    const headers = { accept: 'text/html', ...init.headers, cookie: header() };
    const response = await send(address, { ...init, headers });
    keep(response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location === null) return { status: response.status, address, html: await response.text() };
    if (!location.startsWith('/')) return { status: response.status, address: location, html: '' };
    return visit(location);
  };
  return {
    cookies,
    visit,
    /** Sends fields, whatever the page's form has. */
    post: (address: string, fields: Fields): Promise<PlainPage> =>
      visit(address, writeForm(fields)),
    /** Sends a form with a file, and its length as browsers do. */
    async upload(address: string, form: FormData): Promise<PlainPage> {
      const sent = new Response(form);
      const body = await sent.arrayBuffer();
      const headers = {
        'content-type': sent.headers.get('content-type') ?? '',
        'content-length': String(body.byteLength),
      };
      return visit(address, { method: 'POST', headers, body });
    },
    /** Sends the form of a page that takes all these values, with what it holds otherwise. */
    submit: (page: PlainPage, fields: Fields): Promise<PlainPage> => {
      const form = formOf(page, fields);
      return visit(form.action, writeForm({ ...form.held, ...fields }));
    },
    /** Reads what the form with this field would send. */
    valuesIn: (page: PlainPage, name: string): Fields => formOf(page, { [name]: '' }).held,
  };
}

function formOf({ address, html }: PlainPage, fields: Fields) {
  const { document, close } = parse(html);
  const form = [...document.querySelectorAll('form')].find((each) =>
    Object.entries(fields).every(([name, value]) => {
      const places = [...each.querySelectorAll(`[name="${name}"]`)];
      return places.some((place) => isTyped(place) || place.getAttribute('value') === value);
    }),
  );
  if (form === undefined) throw new Error(`${address} has no form for ${JSON.stringify(fields)}`);
  const held: Record<string, string> = {};
  for (const field of form.querySelectorAll('input, select, textarea')) {
    const isLeftOut = ['checkbox', 'radio'].includes(field.getAttribute('type') ?? '');
    const value =
      field.tagName === 'SELECT'
        ? field.querySelector('option[selected]')?.getAttribute('value')
        : field.tagName === 'TEXTAREA'
          ? field.textContent
          : field.getAttribute('value');
    const name = field.getAttribute('name');
    if (name !== null && (!isLeftOut || field.hasAttribute('checked'))) held[name] = value ?? '';
  }
  const action = form.getAttribute('action') ?? address;
  close();
  return { action, held };
}

/** Buttons and hidden inputs have a value that nobody types. */
function isTyped(place: { readonly tagName: string; getAttribute(name: string): string | null }) {
  return place.tagName !== 'BUTTON' && place.getAttribute('type') !== 'hidden';
}

function parse(html: string) {
  const window = new Window({
    settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true },
  });
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  return { document, close: () => void window.happyDOM.close() };
}
