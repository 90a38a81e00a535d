import { BlockList, isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

export interface ClientAddress {
  /** The client's IP address; null when unknown. */
  readonly ip: string | null;
  /** The key for rate limits. */
  readonly network: string;
}

export function clientAddressOf(
  request: Request,
  peerIp: string | null,
  trustedProxyCount: number,
): ClientAddress {
  return addressFrom(request.headers.get('x-forwarded-for') ?? '', peerIp, trustedProxyCount);
}

/** Reads the client's address. Each own proxy appends its peer to X-Forwarded-For; earlier entries may be forged. */
export function addressFrom(
  forwardedFor: string,
  peerIp: string | null,
  trustedProxyCount: number,
): ClientAddress {
  const forwarded = forwardedFor.split(',');
  const named = trustedProxyCount === 0 ? undefined : forwarded.at(-trustedProxyCount)?.trim();
  const ip = ipOf(named || peerIp);
  return { ip, network: networkOf(ip) };
}

function ipOf(address: string | null): string | null {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv4(plain) || isIPv6(plain) ? plain : null;
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Tells whether an address is a visitor's: a private one is that of a proxy of our own, with everybody behind it. */
export function isVisitorsOwn(ip: string): boolean {
  return !PRIVATE.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6');
}

/** Groups IPv6 addresses by /56, what a provider gives a household: by /64 one line would count as 256 networks. */
export function networkOf(address: string | null): string {
  const ip = ipOf(address);
  if (ip === null) return UNKNOWN;
  if (isIPv4(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  const masked = groups.map(
    (group, at) => Number.parseInt(group, 16) & (at === 3 ? 0xff00 : 0xffff),
  );
  return `${masked.map((group) => group.toString(16)).join(':')}::/56`;
}
