/** dd-mm-yyyy in every language (spec §9), from `2026-11-20T10:00:00Z`. */
export function displayDate(moment: string): string {
  const [year = '', month = '', day = ''] = moment.slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
