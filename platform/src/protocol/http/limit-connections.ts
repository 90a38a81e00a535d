import type { Socket } from 'node:net';
import { networkOf } from './peer.ts';

export interface ConnectionLimits {
  readonly maxConnections: number;
  readonly maxPerNetwork: number;
}

interface Listening {
  on(event: 'connection', listener: (socket: Socket) => void): unknown;
}

/** Hangs up on more connections than there may be, in all and from one network. */
export function limitConnections(
  server: Listening,
  { maxConnections, maxPerNetwork }: ConnectionLimits,
): void {
  let open = 0;
  const openByNetwork = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? null);
    const ofNetwork = openByNetwork.get(network) ?? 0;
    if (open >= maxConnections || ofNetwork >= maxPerNetwork) {
      socket.destroy();
      return;
    }
    open += 1;
    openByNetwork.set(network, ofNetwork + 1);
    socket.once('close', () => {
      open -= 1;
      const left = (openByNetwork.get(network) ?? 1) - 1;
      if (left === 0) openByNetwork.delete(network);
      else openByNetwork.set(network, left);
    });
  });
}
