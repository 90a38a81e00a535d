import type { Area } from '../area.ts';
import { customerRoutes } from './customer-routes.ts';
import { graphiqlRoutes } from './graphiql/routes.ts';
import { consoleRoutes } from './routes.ts';

/**
 * For the person at this machine, so it asks for no password: the platform listens on the loopback
 * address alone unless it is told otherwise.
 */
export const consoleArea: Area = {
  routes(app, context) {
    consoleRoutes(app, context);
    customerRoutes(app, context);
    graphiqlRoutes(app, context);
  },
};
