/** The address of the store with a wish to be logged in there, which the provider's own session answers. */
export function withSilentLogin(address: string): string {
  const url = new URL(address);
  url.searchParams.set('sso', 'silent');
  return url.href;
}
