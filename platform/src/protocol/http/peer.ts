import type { Context } from 'hono';
import { networkOf } from './network-of.ts';

/** Bindings of a request: the address at the other end of its connection, which no header can be trusted to say. */
export interface Peer {
  readonly peer: string | null;
}

/** Returns the network that a page was asked for from; requests in memory that name none are one. */
export function peerNetworkOf(c: Context<{ Bindings: Peer }>): string {
  return networkOf(c.env.peer);
}
