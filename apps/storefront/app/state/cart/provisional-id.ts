/** What the id of a line begins with until the platform has given it one. */
export const PROVISIONAL = 'provisional:';

export function isProvisional(lineId: string): boolean {
  return lineId.startsWith(PROVISIONAL);
}
