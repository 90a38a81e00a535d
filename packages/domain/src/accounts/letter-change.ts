/**
 * Decides whether letters begin or end with a choice in an account; null where it is not known, or not chosen. Each save
 * of the form repeats the choice: who never agreed here may have joined the newsletter, and stays.
 */
export function letterChange(had: boolean | null, wants: boolean | null): 'begins' | 'ends' | null {
  if (wants === null || wants === had) return null;
  return wants ? 'begins' : 'ends';
}
