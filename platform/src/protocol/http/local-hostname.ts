const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Tells whether a host name is one of this machine's own. */
export function isLocalHostname(hostname: string, origin: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    IP_ADDRESS.test(hostname) ||
    hostname === new URL(origin).hostname
  );
}
