/** Cookies that the tag manager's tags and the e-mail marketing's script leave with us. */
const LEFT_BY_THEM = /^(_ga(_.+)?|_gid|_gat(_.+)?|_gcl_.+|_dc_gtm_.+|__kla_id)$/;

/** The names among a page's cookies that a visitor who changes their mind wants gone. */
export function thirdPartyCookiesIn(cookies: string): readonly string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => LEFT_BY_THEM.test(name));
}

export function forgetThirdPartyCookies(): void {
  const labels = window.location.hostname.split('.');
  // They set theirs as high up as they may: for the host and for every domain above it.
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const name of thirdPartyCookiesIn(document.cookie)) {
    for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way for it.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
