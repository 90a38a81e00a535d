interface Policy {
  readonly createHTML: (html: string) => TrustedHTML;
  /** TrustedScriptURL, typed as the string that properties accept. */
  readonly createScriptURL: (url: string) => string;
}
type Rule = (text: string) => string | null;
interface Rules {
  readonly createHTML: Rule;
  readonly createScriptURL: Rule;
  readonly createScript?: Rule;
}

declare global {
  /** Missing in browsers without Trusted Types and in TypeScript's DOM library. */
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => Policy } | undefined;
}

/** React's markup to create any script element. */
const EMPTY_SCRIPT = '<script></script>';

const own = globalThis.trustedTypes?.createPolicy('shop', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});
let isOpen = false;

/** Trusts HTML sanitized by our server only. */
export function trustedHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}

/**
 * Allows a script the visitor has consented to. Installs a permissive default policy, because tag managers write
 * markup and scripts; the CSP still limits script sources.
 */
export function trustConsentedScript(url: string): string {
  isOpen = true;
  return own?.createScriptURL(url) ?? url;
}

/**
 * Default policy that rejects strings as markup or script. Strings without a tag pass: React sets them on the
 * page's own scripts when it re-renders after a failed hydration, and those do not run again.
 */
export function enforceTrustedTypes(): void {
  const ifOpen: Rule = (text) => (isOpen ? text : null);
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : ifOpen(html)),
    createScriptURL: ifOpen,
    createScript: ifOpen,
  });
}
