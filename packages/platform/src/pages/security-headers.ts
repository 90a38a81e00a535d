export interface PagePolicy {
  /** Where pictures may come from, besides the platform itself. */
  readonly imageOrigin: string;
}

/** Pages work without scripts, so none may run: not ours, and not one smuggled in. */
export function pageHeaders({ imageOrigin }: PagePolicy): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' ${imageOrigin} data:`,
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    // The address of a checkout holds its key.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
}
