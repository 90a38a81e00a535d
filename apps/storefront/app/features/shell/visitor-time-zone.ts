declare global {
  interface Window {
    /** Missing in older browsers. */
    readonly Temporal?: { readonly Now: { readonly timeZoneId: () => string } };
  }
}

/** Such as `Europe/Amsterdam`. Intl knows it as well, but has to make its first formatter to say so. */
export function visitorTimeZone(): string {
  return window.Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
