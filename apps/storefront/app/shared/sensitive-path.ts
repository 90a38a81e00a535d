const PRIVATE = /\/account\/(activate\/|reset\/|professional\/action)/;

/** Whoever has the address of such a page can set a password: it leaves the browser for nobody else. */
export function isPrivateAddress(pathname: string): boolean {
  return PRIVATE.test(`${pathname}/`);
}
