import { isIPv4, isIPv6 } from 'node:net';

const UNKNOWN = 'unknown';

/**
 * The visitor's network address. Each proxy of our own adds the one it was asked from; whatever
 * stands before those in the header, the visitor may have written.
 */
export function clientAddressOf(
  request: Request,
  peerAddress: string | null,
  trustedProxyCount: number,
): string {
  if (trustedProxyCount === 0) return networkOf(peerAddress);
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return networkOf(forwarded.at(-trustedProxyCount)?.trim() ?? peerAddress);
}

/** A household has a whole /64 of IPv6 addresses: they count as one. */
function networkOf(address: string | null): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return UNKNOWN;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
