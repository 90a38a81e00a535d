/** Spec §9: three of ten errors are reported, and three of ten transactions. */
export const ERROR_SAMPLE_RATE = 0.3;

/** Tells whether a random number from 0 up to 1 falls into the sample. */
export function isSampled(chance: number): boolean {
  return chance < ERROR_SAMPLE_RATE;
}

/** Replaces private values in a report. */
const HIDDEN = '[hidden]';

/** Names of values that are personal data or credentials. */
const PRIVATE_NAME =
  /^(e-?mail|password|phone|(first|last)_?name|address[12]?|zip|city|company|cookies?|authorization|\w*token|secret|oob_?code|user|ip_address|query_string|headers)$/i;

const PRIVATE_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[email]'],
  // Cart ids and checkout URLs hold the cart's secret.
  [/(gid:\/\/shopify\/Cart\/|\/cart\/c\/)[^\s"'#&]+/g, `$1${HIDDEN}`],
  [/(\/account\/(?:activate|reset|restock)\/)[^\s"'?#]+/g, `$1${HIDDEN}`],
  [/([?&](?:key|token|oobCode|q|email|code)=)[^\s"'&#]+/gi, `$1${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic) [\w.+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\bshp\w\w_\w+/g, HIDDEN],
  [/\b[0-9a-f]{33,}\b/gi, HIDDEN],
];

const DEEPEST = 12;

/** Removes personal data and tokens from a report's details, at any depth. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((each) => scrub(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      PRIVATE_NAME.test(name) ? HIDDEN : scrub(each, depth + 1),
    ]),
  );
}

function scrubText(text: string): string {
  return PRIVATE_TEXTS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
