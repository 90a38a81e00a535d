/** dd-mm-yyyy in every market (spec §9); the day is the one in UTC, so server and browser agree. */
export function formatDate(date: Date): string {
  if (Number.isNaN(date.getTime())) throw new Error('Cannot format a date that is not valid');
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${day}-${month}-${year}`;
}
