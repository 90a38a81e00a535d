/** Begins the slug of a page that is written for salons: only they read it. */
const FOR_SALONS = 'professional-';

export function isForSalons(slug: string): boolean {
  return slug.startsWith(FOR_SALONS);
}
