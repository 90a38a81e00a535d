import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isShopKey, type PlatformContext, SHOP_KEYS, type Shop } from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { recordChange } from '../shopify/admin/index.ts';
import {
  customerGid,
  findCustomer,
  inviteInWrite,
  listCustomers,
} from '../shopify/customers/index.ts';
import { listOrdersOfCustomer } from '../shopify/orders/index.ts';
import { csrfGuard } from './console-guards.ts';
import {
  customerMissingPage,
  customerPage,
  customersPage,
  type InvitationInput,
  NOTHING_TYPED,
} from './customer-pages.ts';

const CUSTOMERS_PER_PAGE = 50;
const MAX_FORM_IN_BYTES = 8_000;

async function parseInvitation(c: Context): Promise<InvitationInput> {
  const body: Readonly<Record<string, unknown>> = await c.req.parseBody().catch(() => ({}));
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    language: text('language'),
  };
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
  const { origin: imageOrigin, shops, store, brand } = context;

  function shopOf(c: Context): Shop {
    const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
    return shops[isShopKey(key) ? key : 'nl'];
  }

  function list(c: Context, shop: Shop, typed: InvitationInput, problem: string | null) {
    const before = c.req.query('before') ?? '';
    const customers = listCustomers(store.read, shop.key, {
      limit: CUSTOMERS_PER_PAGE,
      ...(/^\d{1,15}$/.test(before) ? { beforeId: Number(before) } : {}),
    });
    const page = customersPage({ shop, customers, pageSize: CUSTOMERS_PER_PAGE, typed, problem });
    return sendPage(c, page, { imageOrigin, brand, status: problem === null ? 200 : 422 });
  }

  const key = `:shop{${SHOP_KEYS.join('|')}}`;
  app.get('/console/customers', (c) => list(c, shopOf(c), NOTHING_TYPED, null));
  app.post(
    `/console/${key}/customers`,
    csrfGuard,
    bodyLimit({ maxSize: MAX_FORM_IN_BYTES }),
    async (c) => {
      const shop = shopOf(c);
      const typed = await parseInvitation(c);
      const outcome = await invite(context, shop, typed);
      switch (outcome.kind) {
        case 'invalid':
          return list(c, shop, typed, outcome.message);
        case 'alreadyEnabled':
          return list(c, shop, typed, `${outcome.customer.email} has an account already.`);
        case 'invited':
          return c.redirect(`/console/${shop.key}/customers/${outcome.customer.id}`, 303);
      }
    },
  );
  app.get(`/console/${key}/customers/:id{\\d{1,15}}`, (c) => {
    const shop = shopOf(c);
    const customer = findCustomer(store.read, shop.key, { id: Number(c.req.param('id')) });
    if (customer === null)
      return sendPage(c, customerMissingPage(), { status: 404, imageOrigin, brand });
    const orders = listOrdersOfCustomer(store.read, shop.key, customerGid(customer)).toReversed();
    return sendPage(c, customerPage(customer, orders), { imageOrigin, brand });
  });
}
