import { BlockList, isIP } from 'node:net';

/** Networks that are reached from this machine or its neighbours alone, or by nobody (RFC 6890). */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of PRIVATE) {
  blocked.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');
}

/** Asks whether an IP address may be reached by anybody. IPv4 written as IPv6 is judged as IPv4. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !blocked.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

const LOOPBACK = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** A platform at a loopback address is tried out: then storefronts of the same machine may be told, too. */
export const isTriedOut = (origin: string): boolean => isLoopback(new URL(origin).hostname);

/** Names that no public server has: of one part, or of a network's own. */
const LOCAL_NAME =
  /^[^.]+\.?$|\.(?:local|localhost|internal|intranet|lan|home|corp|arpa|test|invalid)\.?$/i;

export type AddressFault = 'blank' | 'invalid' | 'credentials' | 'protocol' | 'host';

/** Finds why nothing is sent to an address; null for a public one over https. */
export function faultOfAddress(address: string, mayBeLoopback: boolean): AddressFault | null {
  if (address === '') return 'blank';
  const url = URL.parse(address);
  if (url === null) return 'invalid';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (!/^https?:$/.test(url.protocol)) return 'protocol';
  if (isLoopback(url.hostname)) return mayBeLoopback ? null : 'host';
  if (url.protocol !== 'https:') return 'protocol';
  const ip = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0) return isPublicIp(ip) ? null : 'host';
  return LOCAL_NAME.test(url.hostname) ? 'host' : null;
}
