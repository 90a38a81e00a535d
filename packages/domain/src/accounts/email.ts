/** E-mails compare without case and surrounding blanks. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
