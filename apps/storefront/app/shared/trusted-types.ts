interface Policy {
  readonly createHTML: (html: string) => TrustedHTML;
  /** A TrustedScriptURL, which is given to properties that are typed as texts. */
  readonly createScriptURL: (url: string) => string;
}
type Rule = (text: string) => string | null;
interface Rules {
  readonly createHTML: Rule;
  readonly createScriptURL: Rule;
  readonly createScript?: Rule;
}

declare global {
  /** Where browsers have it, texts become markup or script by a policy alone. TypeScript does not know it yet. */
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => Policy } | undefined;
}

/** How React begins every script that it makes in the browser, such as the one with a page's structured data. */
const EMPTY_SCRIPT = '<script></script>';

const own = globalThis.trustedTypes?.createPolicy('lokke', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});
let isOpen = false;

/** For HTML that our own server has cleaned, and for nothing else. */
export function trustedHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}

/**
 * For a script that the visitor has agreed to. From here on texts pass as they do without Trusted Types: what a tag manager
 * brings writes markup and makes scripts, and knows no policy of ours. The sources of scripts stay those of the policy header.
 */
export function trustConsentedScript(url: string): string {
  isOpen = true;
  return own?.createScriptURL(url) ?? url;
}

/**
 * Refuses texts that would become markup or script. A text without a tag is none: React gives such ones to the page's own
 * scripts when it could not hydrate a page and draws it anew, and those do not run again.
 */
export function enforceTrustedTypes(): void {
  const ifOpen: Rule = (text) => (isOpen ? text : null);
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT || !html.includes('<') ? html : ifOpen(html)),
    createScriptURL: ifOpen,
    createScript: ifOpen,
  });
}
