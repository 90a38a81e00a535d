/**
 * One year and 28 days later (spec §9): first the year, then the days.
 * 29 February has no anniversary in a common year and counts as 1 March, in the shopper's favour.
 */
export function addWarrantyPeriod(date: Date): Date {
  const end = new Date(date.getTime());
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  end.setUTCDate(end.getUTCDate() + 28);
  return end;
}
