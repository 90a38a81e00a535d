import * as v from 'valibot';
import { type Attempt, attemptAll, type CreateRateLimiter } from '../shared-state/index.ts';

/** An assistant asks a few times for each of its buyers, and shares the networks of a data centre with others. */
const OF_NETWORK = { name: 'agents-network', most: 960, windowInMs: 60_000 };
/** Leaves room for the other assistants of a network. Anybody may bear any name, so none counts outside its network. */
const OF_AGENT = { name: 'agents-agent', most: 240, windowInMs: 60_000 };

/** Counts calls of assistants by network, and in it by assistant. */
export function createAgentLimits(limiters: CreateRateLimiter) {
  const [ofNetwork, ofAgent] = [limiters(OF_NETWORK), limiters(OF_AGENT)];
  return (network: string, { headers }: Request, message: unknown): Promise<Attempt> => {
    const agent = agentNamedIn(message) ?? headers.get('user-agent') ?? '';
    return attemptAll([
      [ofNetwork, network],
      [ofAgent, `${network} ${agent}`],
    ]);
  };
}

const namingSchema = v.object({
  params: v.object({
    arguments: v.object({ meta: v.object({ 'ucp-agent': v.object({ profile: v.string() }) }) }),
  }),
});

function agentNamedIn(message: unknown): string | null {
  const named = v.safeParse(namingSchema, message);
  return named.success ? named.output.params.arguments.meta['ucp-agent'].profile : null;
}
