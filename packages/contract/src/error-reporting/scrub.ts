/** What a report says instead of something that is nobody's business. */
const HIDDEN = '[hidden]';

/** Names of values that belong to a person or let somebody in. */
const PRIVATE_NAME =
  /^(e-?mail|password|phone|(first|last)_?name|address[12]?|zip|city|company|cookies?|authorization|\w*token|secret|oob_?code|user|ip_address|query_string|headers)$/i;

const PRIVATE_TEXTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[email]'],
  // A cart's secret is in its id, and in the address of its checkout.
  [/(gid:\/\/shopify\/Cart\/|\/cart\/c\/)[^\s"'#&]+/g, `$1${HIDDEN}`],
  [/(\/account\/(?:activate|reset)\/)[^\s"'?#]+/g, `$1${HIDDEN}`],
  [/([?&](?:key|token|oobCode|q|email|code)=)[^\s"'&#]+/gi, `$1${HIDDEN}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic) [\w.+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\bshp\w\w_\w+/g, HIDDEN],
  [/\b[0-9a-f]{33,}\b/gi, HIDDEN],
];

const DEEPEST = 12;

/** A report's details without personal data and tokens, however deep they stand in it. */
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

export function scrubText(text: string): string {
  return PRIVATE_TEXTS.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}
