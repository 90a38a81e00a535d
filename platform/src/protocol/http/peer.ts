import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Returns whom a limit counts: an IPv4 address, or the /56 of an IPv6 address, what a provider gives a household. */
export function networkOf(address: string | null): string {
  const ip = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  const masked = groups.map(
    (group, at) => Number.parseInt(group, 16) & (at === 3 ? 0xff00 : 0xffff),
  );
  return `${masked.map((group) => group.toString(16)).join(':')}::/56`;
}

/** Bindings of a request: the address at the other end of its connection, which no header can be trusted to say. */
export interface Peer {
  readonly peer: string | null;
}

type PeerContext = Context<{ Bindings: Peer }>;

/** Returns the address that asks; a request in memory may have none. */
export const peerOf = (c: PeerContext): string | null => c.env?.peer ?? null;

/** Networks of the shop itself: its servers, and proxies that hide who asks. */
const own = new BlockList();
own.addAddress('127.0.0.1');
own.addAddress('::1', 'ipv6');
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * Returns the network of somebody outside. Null for the shop's own servers, and behind a proxy that hides who asks: one
 * stranger would use up what all share.
 */
export function strangerOf(c: PeerContext): string | null {
  const address = peerOf(c) ?? '';
  const version = isIP(address);
  if (version === 0 || own.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null;
  return networkOf(address);
}

/**
 * Returns the address that came to the outermost of the operator's proxies, each of which adds its own peer to
 * `X-Forwarded-For`; what stands before may be forged. Servers of the shop come past the proxies.
 */
export function peerBehind(
  proxies: number,
  { headers }: Request,
  socketAddress: string | undefined,
): string | undefined {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const named = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  return named || socketAddress;
}
