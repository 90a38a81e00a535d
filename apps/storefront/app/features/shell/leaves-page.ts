/** In the header these open over the page that one is on. */
const OPENS_HERE = /\/(?:cart|search|salon)\/?$/;

/** Whether a click there would leave for another page of this shop; a place on this page is no other page. */
export function leavesPage(target: EventTarget | null, here: string): boolean {
  if (!(target instanceof Element)) return false;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target === '_blank') return false;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname) return false;
  return link.closest('header') === null || !OPENS_HERE.test(to.pathname);
}
