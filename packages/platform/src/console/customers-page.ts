import { html } from 'hono/html';
import { type Customer, displayName } from '../customers/index.ts';
import { DESK_LANGUAGE, deskFrame, field, type Markup, type PageDocument } from '../pages/index.ts';
import { SHOP_KEYS, type Shop } from '../shops/index.ts';

export interface TypedInvitation {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
}

export const NOTHING_TYPED: TypedInvitation = {
  email: '',
  firstName: '',
  lastName: '',
  language: '',
};

interface CustomersPage {
  readonly shop: Shop;
  readonly customers: readonly Customer[];
  readonly pageSize: number;
  readonly typed: TypedInvitation;
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
${customers.length === 0 ? html`<p class="stone">No customer here yet.</p>` : table(customers)}
${oldest === undefined ? '' : html`<p><a class="quiet-link" href="/console/customers?${older.toString()}">Older customers</a></p>`}
</section>
${inviteForm(page)}`;
  return { languageTag: DESK_LANGUAGE, title, body: deskFrame(content) };
}

function table(customers: readonly Customer[]): Markup {
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
