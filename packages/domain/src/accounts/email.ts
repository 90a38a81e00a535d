const LONGEST = 254;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@.<>,;:"()[\]\\]+(?:\.[^\s@.<>,;:"()[\]\\]+)+$/;

/** E-mails compare without case and surrounding blanks. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Whether it can be an address at all. */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST && EMAIL.test(text);
}
