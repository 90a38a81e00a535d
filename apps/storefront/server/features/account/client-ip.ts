import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

export interface ClientAddress {
  /** The visitor's own address; null when it is not known. */
  readonly ip: string | null;
  /** What is counted as one place. */
  readonly network: string;
}

/**
 * Where the visitor is. Each proxy of our own adds the address it was asked from; whatever stands
 * before those in the header, the visitor may have written.
 */
export function clientAddressOf(
  request: Request,
  peerAddress: string | null,
  trustedProxyCount: number,
): ClientAddress {
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  const named = trustedProxyCount === 0 ? undefined : forwarded.at(-trustedProxyCount)?.trim();
  const plain = (named || peerAddress || '').replace(/^::ffff:(?=\d+\.)/i, '');
  const ip = isIPv4(plain) || isIPv6(plain) ? plain : null;
  return { ip, network: networkOf(ip) };
}

/** A household has a whole /64 of IPv6 addresses: they count as one. */
function networkOf(ip: string | null): string {
  if (ip === null) return UNKNOWN;
  if (isIPv4(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
