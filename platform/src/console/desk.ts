import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  isLocalHostname,
  isShopKey,
  type PlatformContext,
  SHOP_KEYS,
  type Shop,
} from '../protocol/index.ts';
import { type Markup, type PageDocument, sendPage } from '../protocol/pages/index.ts';

export const CONSOLE_LANGUAGE = 'en-GB';

const PLACES = {
  Shops: '/',
  Orders: '/console/orders',
  Customers: '/console/customers',
  Reviews: '/console/reviews',
  Stock: '/console/stock',
  Content: '/console/content',
  Discounts: '/console/discounts',
  'Gift cards': '/console/gift-cards',
  Webhooks: '/console/webhooks',
  Changes: '/console/changes',
  'E-mails': '/mailbox',
};

/** Lays out a page of console or mailbox. */
export function deskPage(title: string, content: Markup): PageDocument {
  const body = html`<header class="masthead">
<a class="mark" href="/">Console</a>
<nav class="desk-nav" aria-label="Console">
${Object.entries(PLACES).map(([name, href]) => html`<a href="${href}">${name}</a> `)}
</nav>
</header>
<main class="desk">
${content}
</main>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body };
}

/** Tells that there is no such thing, and leads to all of them. */
export function missingPage(what: string, all: { href: string; label: string }): PageDocument {
  const content = html`<h1>No such ${what}</h1>
<p><a href="${all.href}">${all.label}</a></p>`;
  return deskPage(`No such ${what}`, content);
}

type Cell = Markup | string | number;

/** Column of a table: its heading, and what a row has in it. */
export interface TableColumn<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Cell;
  readonly kind?: 'amount' | 'number' | 'wrap' | 'head';
}

const CLASSES = { amount: 'amount number', number: 'number', wrap: 'wrap' };

const withClass = (name: string | undefined) => (name === undefined ? '' : html` class="${name}"`);

/** A table named by its heading, which scrolls in its own frame where it is wide. */
export function dataTable<Row>(
  headingId: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Markup {
  const cellOf = ({ cell, kind }: TableColumn<Row>, row: Row) =>
    kind === 'head'
      ? html`<th scope="row">${cell(row)}</th>`
      : html`<td${withClass(kind && CLASSES[kind])}>${cell(row)}</td>`;
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="${headingId}"><table>
<thead><tr>${columns.map(({ heading, kind }) => html`<th scope="col"${withClass(kind === 'amount' ? kind : undefined)}>${heading}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${columns.map((column) => cellOf(column, row))}</tr>\n`)}
</tbody>
</table></div>`;
}

/** A list of names and values; what is null is left out. */
export function factList(
  facts: readonly (readonly [name: string, value: Cell] | null)[],
  kind: 'number' | '' = '',
): Markup {
  const told = facts.filter((fact) => fact !== null);
  return html`<dl class="facts ${kind}">
${told.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>`;
}

/** Links to the same page of every shop. */
export function shopLinks(path: string, current: Shop): Markup {
  return html`<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="${path}?shop=${key}"${key === current.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>`;
}

/** Link to older ones, where the page is full. */
export function olderLink(
  path: string,
  {
    what,
    shown,
    pageSize,
    ...query
  }: {
    readonly what: string;
    readonly shown: readonly { readonly id: number }[];
    readonly pageSize: number;
    readonly [name: string]: unknown;
  },
): Markup {
  const oldest = shown.at(-1);
  if (oldest === undefined || shown.length < pageSize) return html``;
  const given = Object.entries(query).filter(([, value]) => typeof value === 'string' && value);
  const older = new URLSearchParams({ ...Object.fromEntries(given), before: String(oldest.id) });
  return html`<p><a class="quiet-link" href="${path}?${older.toString()}">Older ${what}</a></p>`;
}

/** Usual settings of a field without a problem. */
export const PLAIN_FIELD = {
  problem: null,
  isRequired: false,
  isFocused: false,
  autocomplete: 'off',
} as const;

export function sendDesk(
  c: Context,
  { origin, brand }: Pick<PlatformContext, 'origin' | 'brand'>,
  page: PageDocument,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return sendPage(c, page, { status, imageOrigin: origin, brand });
}

/** Shop that the address names; null where it names none. */
export function shopIn(c: Context, { shops }: Pick<PlatformContext, 'shops'>): Shop | null {
  const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
  return isShopKey(key) ? shops[key] : null;
}

export function beforeIdIn(c: Context): { readonly beforeId?: number } {
  const typed = c.req.query('before') ?? '';
  return /^\d{1,15}$/.test(typed) ? { beforeId: Number(typed) } : {};
}

export function wordsIn(c: Context, name: string): string {
  return (c.req.query(name) ?? '').trim().slice(0, 100);
}

/** Reads what was typed into a form; nothing is an empty text. */
export async function readForm(c: Context): Promise<(name: string) => string> {
  const fields = await readFormFields(c);
  return (name) => fields.get(name)?.trim() ?? '';
}

/** Reads all that was typed into a form, in its order. */
export async function readFormFields(c: Context): Promise<ReadonlyMap<string, string>> {
  const body: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}));
  return new Map(
    Object.entries(body).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );
}

/**
 * Refuses other host names than those of this machine: console and mailbox need no password, and a foreign page could
 * resolve its own name to this machine (DNS rebinding).
 */
export function dnsRebindingGuard(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (isLocalHostname(hostname, origin)) return next();
    return c.text(`${hostname} is not an address of this console\n`, 403);
  };
}

/** Accepts forms from the console's own pages only, by the origin that browsers send (CSRF). */
const csrfGuard: MiddlewareHandler = async (c, next) => {
  const { origin } = new URL(c.req.url);
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  if (c.req.header('origin') === origin && site === 'same-origin') return next();
  return c.text('This form was not sent by a page of this console\n', 403);
};

/** Guards of an address that takes a form of so many bytes. */
export const formGuards = (maxSize: number) => [csrfGuard, bodyLimit({ maxSize })] as const;
/** Guards of the address of every short form. */
export const FORM_GUARDS = formGuards(32_000);
export const KEY = `:shop{${SHOP_KEYS.join('|')}}`;

/** Reads an amount in minor units; null for anything else, such as 1,000, which half of the readers take for one. */
export function amountTyped(text: string): number | null {
  const isAmount = /^\d{1,12}(?:[.,]\d{1,2})?$/.test(text);
  return isAmount ? Math.round(Number(text.replace(',', '.')) * 100) : null;
}
