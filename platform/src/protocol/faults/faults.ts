import type { Context, Hono } from 'hono';
import { isSameSecret } from '../passwords/secrets.ts';
import type { PlatformContext } from '../platform-context.ts';
import { isShopKey, SHOP_KEYS } from '../shops/shop.ts';
import {
  BadFaultPlan,
  FAULT_TARGETS,
  type FaultKind,
  type FaultPlan,
  type FaultTarget,
  faultResponse,
  parseFaultPlan,
} from './fault-plan.ts';

export interface FaultsOptions {
  /** The initial fault plan of every target; null for none. */
  readonly plan?: FaultPlan | null | undefined;
  readonly random?: (() => number) | undefined;
  readonly wait?: ((delayInMs: number) => Promise<void>) | undefined;
}

export interface Faults {
  /** True while any target has a plan. */
  readonly hasPlans: () => boolean;
  readonly planOf: (target: FaultTarget) => FaultPlan | null;
  readonly set: (target: FaultTarget, plan: FaultPlan | null) => void;
  /** Applies the latency; then returns a fault, or null for a normal response. */
  readonly meet: (target: FaultTarget) => Promise<Response | null>;
}

/** Fault injection for the services; off by default. */
export function createFaults({
  plan = null,
  random = Math.random,
  wait = (delayInMs) => new Promise((done) => setTimeout(done, delayInMs)),
}: FaultsOptions = {}): Faults {
  const plans = new Map<FaultTarget, FaultPlan>();
  if (plan !== null) for (const target of FAULT_TARGETS) plans.set(target, plan);

  const draw = (target: FaultTarget, current: FaultPlan): FaultKind | null => {
    const { rate, kinds, times } = current;
    if (times === 0 || random() >= rate) return null;
    if (times !== null) plans.set(target, { ...current, times: times - 1 });
    return kinds[Math.floor(random() * kinds.length)] ?? null;
  };

  return {
    hasPlans: () => plans.size > 0,
    planOf: (target) => plans.get(target) ?? null,
    set: (target, next) => {
      if (next === null) plans.delete(target);
      else plans.set(target, next);
    },
    meet: async (target) => {
      const current = plans.get(target);
      if (current === undefined) return null;
      const kind = draw(target, current);
      if (current.latencyInMs > 0) await wait(current.latencyInMs);
      return kind === null ? null : faultResponse(kind);
    },
  };
}

const GRAPHQL = new RegExp(
  `^/(${SHOP_KEYS.join('|')})/(?:admin/)?api/(?:.+/)?graphql(?:\\.json)?$`,
);

/** Faults apply to servers, not to browsers in the console. */
const PEOPLE = /^Mozilla\//;

function targetOf(path: string): FaultTarget | null {
  const shop = GRAPHQL.exec(path)?.[1];
  if (shop !== undefined && isShopKey(shop)) return shop;
  const [, service] = path.split('/');
  return service === 'contentful' || service === 'firestore' ? service : null;
}

/** Middleware before every other route. */
export function addFaults(app: Hono, context: PlatformContext, faults: Faults): void {
  app.use(async (c, next) => {
    if (!faults.hasPlans()) return next();
    const target = targetOf(c.req.path);
    const isPerson = PEOPLE.test(c.req.header('user-agent') ?? '');
    const fault = target === null || isPerson ? null : await faults.meet(target);
    return fault ?? next();
  });
  app.on(['GET', 'PUT', 'DELETE'], '/faults/:target', (c) => answerManager(c, context, faults));
}

/** Requires the shop's Admin token; for content and salons that of any shop. */
async function answerManager(
  c: Context,
  { shops }: PlatformContext,
  faults: Faults,
): Promise<Response> {
  const target = FAULT_TARGETS.find((known) => known === c.req.param('target'));
  if (target === undefined) return c.json({ errors: 'Not Found' }, 404);
  const token = c.req.header('X-Shopify-Access-Token') ?? null;
  const keys = isShopKey(target) ? [target] : SHOP_KEYS;
  if (!keys.some((key) => isSameSecret(token, shops[key].adminToken))) {
    return c.json({ errors: 'Unauthorized' }, 401);
  }
  try {
    if (c.req.method === 'PUT') faults.set(target, parseFaultPlan(await c.req.json()));
    if (c.req.method === 'DELETE') faults.set(target, null);
    return c.json({ target, plan: faults.planOf(target) });
  } catch (error) {
    if (error instanceof BadFaultPlan) return c.json({ errors: error.message }, 400);
    if (error instanceof SyntaxError) return c.json({ errors: 'The plan is not JSON' }, 400);
    throw error;
  }
}
