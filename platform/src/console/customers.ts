import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformContext, Shop } from '../protocol/index.ts';
import { field, type Markup } from '../protocol/pages/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import {
  type Customer,
  customerGid,
  displayName,
  findCustomer,
  inviteInWrite,
  listCustomers,
} from '../shopify/customers/index.ts';
import { listOrdersOfCustomer, type Order } from '../shopify/orders/index.ts';
import {
  beforeIdIn,
  dataTable,
  deskPage,
  FORM_GUARDS,
  factList,
  KEY,
  missingPage,
  olderLink,
  PLAIN_FIELD,
  readForm,
  sendDesk,
  shopIn,
  shopLinks,
  type TableColumn,
} from './desk.ts';
import { columnsOfOrders } from './order-pages.ts';

const PATH = '/console/customers';
const LISTED = 50;

const CUSTOMER_COLUMNS: readonly TableColumn<Customer>[] = [
  {
    heading: 'E-mail',
    cell: ({ shop, id, email }) => html`<a href="/console/${shop}/customers/${id}">${email}</a>`,
  },
  { heading: 'Name', cell: displayName },
  { heading: 'State', cell: ({ state }) => state.toLowerCase() },
  { heading: 'Language', cell: ({ language }) => language },
  { heading: 'Since', cell: ({ createdAt }) => createdAt, kind: 'number' },
];

const ORDER_COLUMNS = columnsOfOrders('Order', 'Placed', 'Total');

/** Shows everything known of a customer, except secrets. */
function customerPage(customer: Customer, orders: readonly Order[]) {
  const { shop, email, state } = customer;
  const title = `${displayName(customer)}, customer of ${shop}`;
  const mails = html`<a href="/mailbox?to=${encodeURIComponent(email)}">${email}</a>`;
  const content = html`<h1>${title}</h1>
<section aria-labelledby="facts-heading">
<h2 id="facts-heading">Account</h2>
${factList([
  ['E-mail', html`${mails} (${customer.isEmailVerified ? 'proven' : 'not proven'})`],
  ['State', state.toLowerCase()],
  ['Phone', customer.phone ?? 'not given'],
  ['Language', customer.language],
  ['Tags', customer.tags.join(', ') || 'none'],
  ['News by e-mail', customer.acceptsMarketing ? 'yes' : 'no'],
  ['Since', customer.createdAt],
])}
${state === 'ENABLED' ? '' : inviteAgain(customer)}
</section>
<section>
<h2 id="orders-heading">Orders</h2>
${orders.length === 0 ? html`<p class="stone">No order in this account yet.</p>` : dataTable('orders-heading', ORDER_COLUMNS, orders)}
</section>`;
  return deskPage(title, content);
}

function inviteAgain({ shop, email }: Customer): Markup {
  return html`<form method="post" action="/console/${shop}/customers">
<input type="hidden" name="email" value="${email}">
<p><button class="button" type="submit">Send the invitation again</button></p>
</form>`;
}

type InvitationInput = Readonly<Record<'email' | 'firstName' | 'lastName' | 'language', string>>;

const NOTHING_TYPED: InvitationInput = { email: '', firstName: '', lastName: '', language: '' };

function inviteForm(shop: Shop, typed: InvitationInput, problem: string | null): Markup {
  const languages = shop.languages.map(({ isoCode, endonym }) => ({
    value: isoCode,
    label: endonym,
  }));
  return html`<section aria-labelledby="invite-heading">
<h2 id="invite-heading">Invite somebody</h2>
<p>They get a letter with a link to choose a password. It lands in the <a href="/mailbox">mailbox</a> of this machine.</p>
<form class="group" method="post" action="/console/${shop.key}/customers">
<div class="fields">
${field({ ...PLAIN_FIELD, name: 'email', label: 'E-mail', type: 'email', value: typed.email, problem, isRequired: true, isFocused: problem !== null })}
${field({ ...PLAIN_FIELD, name: 'firstName', label: 'First name (optional)', value: typed.firstName, width: 'half' })}
${field({ ...PLAIN_FIELD, name: 'lastName', label: 'Last name (optional)', value: typed.lastName, width: 'half' })}
${languages.length > 1 ? field({ ...PLAIN_FIELD, name: 'language', label: 'Language', value: typed.language, choices: languages, emptyChoice: "The shop's own" }) : ''}
</div>
<p><button class="button" type="submit">Invite</button></p>
</form>
</section>`;
}

/** Invites a customer, and leaves an entry of it in the same transaction. */
function invite(context: PlatformContext, shop: Shop, typed: InvitationInput) {
  return context.store.write((sql) => {
    const outcome = inviteInWrite(sql, { ...context, shop }, typed);
    if (outcome.kind === 'invited') {
      const at = context.now().toISOString();
      const ids = [customerGid(outcome.customer)];
      const what = 'customer invite';
      recordChange(sql, { shop: shop.key, at, way: 'console', what, ids, outcome: 'done' });
    }
    return outcome;
  });
}

export function customerRoutes(app: Hono, context: PlatformContext): void {
  const { shops, store } = context;

  function list(c: Context, shop: Shop, typed: InvitationInput, problem: string | null) {
    const customers = listCustomers(store.read, shop.key, { limit: LISTED, ...beforeIdIn(c) });
    const title = `Customers of ${shop.name}`;
    const content = html`<h1 id="customers-heading">${title}</h1>
${shopLinks(PATH, shop)}
<section>
${customers.length === 0 ? html`<p class="stone">No customer here yet.</p>` : dataTable('customers-heading', CUSTOMER_COLUMNS, customers)}
${olderLink(PATH, { what: 'customers', shown: customers, pageSize: LISTED, shop: shop.key })}
</section>
${inviteForm(shop, typed, problem)}`;
    return sendDesk(c, context, deskPage(title, content), problem === null ? 200 : 422);
  }

  app.get(PATH, (c) => list(c, shopIn(c, context) ?? shops.nl, NOTHING_TYPED, null));
  app.post(`/console/${KEY}/customers`, ...FORM_GUARDS, async (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const text = await readForm(c);
    const typed = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      language: text('language'),
    };
    const outcome = await invite(context, shop, typed);
    switch (outcome.kind) {
      case 'invalid':
        return list(c, shop, typed, outcome.message);
      case 'alreadyEnabled':
        return list(c, shop, typed, `${outcome.customer.email} has an account already.`);
      case 'invited':
        return c.redirect(`/console/${shop.key}/customers/${outcome.customer.id}`, 303);
    }
  });
  app.get(`/console/${KEY}/customers/:id{\\d{1,15}}`, (c) => {
    const shop = shopIn(c, context) ?? shops.nl;
    const customer = findCustomer(store.read, shop.key, { id: Number(c.req.param('id')) });
    if (customer === null) {
      const page = missingPage('customer', { href: PATH, label: 'All customers' });
      return sendDesk(c, context, page, 404);
    }
    const orders = listOrdersOfCustomer(store.read, shop.key, customerGid(customer)).toReversed();
    return sendDesk(c, context, customerPage(customer, orders));
  });
}
