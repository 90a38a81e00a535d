import { html } from 'hono/html';
import { SHOP_KEYS, type Shop } from '../protocol/index.ts';
import { field, formatMoney, type Markup, type PageDocument } from '../protocol/pages/index.ts';
import { type Customer, displayName } from '../shopify/customers/index.ts';
import { type Order, orderName } from '../shopify/orders/index.ts';
import { CONSOLE_LANGUAGE, consoleLayout } from './console-layout.ts';

/** Everything known of a customer, except secrets. */
export function customerPage(customer: Customer, orders: readonly Order[]): PageDocument {
  const title = `${displayName(customer)}, customer of ${customer.shop}`;
  const content = html`<h1>${title}</h1>
<section aria-labelledby="facts-heading">
<h2 id="facts-heading">Account</h2>
<dl class="facts">
<dt>E-mail</dt><dd><a href="/mailbox?to=${encodeURIComponent(customer.email)}">${customer.email}</a> (${customer.isEmailVerified ? 'proven' : 'not proven'})</dd>
<dt>State</dt><dd>${customer.state.toLowerCase()}</dd>
<dt>Phone</dt><dd>${customer.phone ?? 'not given'}</dd>
<dt>Language</dt><dd>${customer.language}</dd>
<dt>Tags</dt><dd>${customer.tags.join(', ') || 'none'}</dd>
<dt>News by e-mail</dt><dd>${customer.acceptsMarketing ? 'yes' : 'no'}</dd>
<dt>Since</dt><dd class="number">${customer.createdAt}</dd>
</dl>
${customer.state === 'ENABLED' ? '' : inviteAgain(customer)}
</section>
<section>
<h2 id="orders-heading">Orders</h2>
${orders.length === 0 ? html`<p class="stone">No order in this account yet.</p>` : table(orders)}
</section>`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function inviteAgain({ shop, email }: Customer): Markup {
  return html`<form method="post" action="/console/${shop}/customers">
<input type="hidden" name="email" value="${email}">
<p><button class="button" type="submit">Send the invitation again</button></p>
</form>`;
}

function table(orders: readonly Order[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="orders-heading"><table>
<thead><tr><th scope="col">Order</th><th scope="col">Placed</th><th scope="col" class="amount">Total</th></tr></thead>
<tbody>
${orders.map(
  (order) =>
    html`<tr><td><a href="/console/${order.shop}/orders/${order.number}">${orderName(order)}</a></td><td class="number">${order.placedAt}</td><td class="amount number">${formatMoney(order.totalInMinorUnits, order.currencyCode, CONSOLE_LANGUAGE)}</td></tr>`,
)}
</tbody>
</table></div>`;
}

export function customerMissingPage(): PageDocument {
  const content = html`<h1>No such customer</h1>
<p><a href="/console/customers">All customers</a></p>`;
  return { languageTag: CONSOLE_LANGUAGE, title: 'No such customer', body: consoleLayout(content) };
}

export interface InvitationInput {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

export const NOTHING_TYPED: InvitationInput = {
  email: '',
  firstName: '',
  lastName: '',
  language: '',
};

interface CustomersPage {
  readonly shop: Shop;
  readonly customers: readonly Customer[];
  readonly pageSize: number;
  readonly typed: InvitationInput;
  /** What was wrong with an invitation that was just sent. */
  readonly problem: string | null;
}

export function customersPage(page: CustomersPage): PageDocument {
  const { shop, customers, pageSize } = page;
  const title = `Customers of ${shop.name}`;
  const oldest = customers.length === pageSize ? customers.at(-1) : undefined;
  const older = new URLSearchParams({ shop: shop.key, before: String(oldest?.id ?? '') });
  const content = html`<h1 id="customers-heading">${title}</h1>
<nav class="desk-nav" aria-label="Shops">
${SHOP_KEYS.map((key) => html`<a class="quiet-link" href="/console/customers?shop=${key}"${key === shop.key ? html` aria-current="page"` : ''}>${key}</a> `)}
</nav>
<section>
${customers.length === 0 ? html`<p class="stone">No customer here yet.</p>` : customersTable(customers)}
${oldest === undefined ? '' : html`<p><a class="quiet-link" href="/console/customers?${older.toString()}">Older customers</a></p>`}
</section>
${inviteForm(page)}`;
  return { languageTag: CONSOLE_LANGUAGE, title, body: consoleLayout(content) };
}

function customersTable(customers: readonly Customer[]): Markup {
  return html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="customers-heading"><table>
<thead><tr><th scope="col">E-mail</th><th scope="col">Name</th><th scope="col">State</th><th scope="col">Language</th><th scope="col">Since</th></tr></thead>
<tbody>
${customers.map(
  (customer) =>
    html`<tr><td><a href="/console/${customer.shop}/customers/${customer.id}">${customer.email}</a></td><td>${displayName(customer)}</td><td>${customer.state.toLowerCase()}</td><td>${customer.language}</td><td class="number">${customer.createdAt}</td></tr>`,
)}
</tbody>
</table></div>`;
}

function inviteForm({ shop, typed, problem }: CustomersPage): Markup {
  const question = { problem: null, isRequired: false, isFocused: false, autocomplete: 'off' };
  const languages = shop.languages.map(({ isoCode, endonym }) => ({
    value: isoCode,
    label: endonym,
  }));
  return html`<section aria-labelledby="invite-heading">
<h2 id="invite-heading">Invite somebody</h2>
<p>They get a letter with a link to choose a password. It lands in the <a href="/mailbox">mailbox</a> of this machine.</p>
<form class="group" method="post" action="/console/${shop.key}/customers">
<div class="fields">
${field({ ...question, name: 'email', label: 'E-mail', type: 'email', value: typed.email, problem, isRequired: true, isFocused: problem !== null })}
${field({ ...question, name: 'firstName', label: 'First name (optional)', value: typed.firstName, width: 'half' })}
${field({ ...question, name: 'lastName', label: 'Last name (optional)', value: typed.lastName, width: 'half' })}
${languages.length > 1 ? field({ ...question, name: 'language', label: 'Language', value: typed.language, choices: languages, emptyChoice: "The shop's own" }) : ''}
</div>
<p><button class="button" type="submit">Invite</button></p>
</form>
</section>`;
}
