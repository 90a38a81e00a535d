import type { Context, Hono } from 'hono';
import { isSameSecret } from '../ids/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey, SHOP_KEYS } from '../shops/index.ts';
import { BadFaultPlan, FAULT_TARGETS, type FaultTarget, parseFaultPlan } from './fault-plan.ts';
import type { Faults } from './faults.ts';

const GRAPHQL = new RegExp(`^/(${SHOP_KEYS.join('|')})/(?:admin/)?api/(?:.+/)?graphql\\.json$`);

/** Servers meet faults; who looks into the console with a browser does not. */
const PEOPLE = /^Mozilla\//;

function targetOf(path: string): FaultTarget | null {
  const shop = GRAPHQL.exec(path)?.[1];
  if (shop !== undefined && isShopKey(shop)) return shop;
  const [, service] = path.split('/');
  return service === 'contentful' || service === 'firestore' ? service : null;
}

/** Stands before every other route, as a bad line or a limit stands before a service. */
export function addFaults(app: Hono, context: PlatformContext, faults: Faults): void {
  app.use(async (c, next) => {
    const target = targetOf(c.req.path);
    const isPerson = PEOPLE.test(c.req.header('user-agent') ?? '');
    const fault = target === null || isPerson ? null : await faults.meet(target);
    return fault ?? next();
  });
  app.get('/faults/:target', (c) => managed(c, context, async (target) => faults.planOf(target)));
  app.put('/faults/:target', (c) =>
    managed(c, context, async (target) => {
      const plan = parseFaultPlan(await c.req.json());
      faults.set(target, plan);
      return plan;
    }),
  );
  app.delete('/faults/:target', (c) =>
    managed(c, context, async (target) => {
      faults.set(target, null);
      return null;
    }),
  );
}

/** For whoever holds the Admin token: a shop's own; for content and salons any shop's. */
async function managed(
  c: Context,
  { shops }: PlatformContext,
  work: (target: FaultTarget) => Promise<unknown>,
): Promise<Response> {
  const target = FAULT_TARGETS.find((known) => known === c.req.param('target'));
  if (target === undefined) return c.json({ errors: 'Not Found' }, 404);
  const token = c.req.header('X-Shopify-Access-Token') ?? null;
  const keys = isShopKey(target) ? [target] : SHOP_KEYS;
  if (!keys.some((key) => isSameSecret(token, shops[key].adminToken))) {
    return c.json({ errors: 'Unauthorized' }, 401);
  }
  try {
    return c.json({ target, plan: await work(target) });
  } catch (error) {
    if (error instanceof BadFaultPlan) return c.json({ errors: error.message }, 400);
    if (error instanceof SyntaxError) return c.json({ errors: 'The plan is not JSON' }, 400);
    throw error;
  }
}
