import { isIPv4, isIPv6 } from 'node:net';

/** Returns whom a limit counts: an IPv4 address, or the /64 of an IPv6 address, the size of a household's network. */
export function networkOf(address: string | null): string {
  const ip = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
