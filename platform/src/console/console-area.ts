import type { Area } from '../protocol/index.ts';
import { changeRoutes } from './changes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { customerRoutes } from './customers.ts';
import { dnsRebindingGuard } from './desk.ts';
import { discountRoutes } from './discounts.ts';
import { giftCardRoutes } from './gift-cards.ts';
import { graphiqlRoutes } from './graphiql.ts';
import { mailboxRoutes } from './mailbox.ts';
import { orderRoutes } from './order-routes.ts';
import { reviewRoutes } from './reviews.ts';
import { shopsRoute } from './shops-page.ts';
import { stockRoutes } from './stock.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * Needs no password, as it is for the person at this machine: the platform listens on the loopback
 * address alone unless it is told otherwise.
 */
export const consoleArea: Area = {
  routes(app, context) {
    const guard = dnsRebindingGuard(context.origin);
    for (const path of ['/', '/console/*']) app.use(path, guard);
    shopsRoute(app, context);
    orderRoutes(app, context);
    customerRoutes(app, context);
    graphiqlRoutes(app, context);
    mailboxRoutes(app, context);
    reviewRoutes(app, context);
    stockRoutes(app, context);
    contentRoutes(app, context);
    discountRoutes(app, context);
    giftCardRoutes(app, context);
    webhookRoutes(app, context);
    changeRoutes(app, context);
  },
};
