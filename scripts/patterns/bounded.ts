const MERCHANT = 'a text of the merchant';
const GRAPHQL = 'begins at ^, and each part ends at a character that it cannot hold';
const ERRORS = 'the text of an error';

/** Patterns that may take longer than their text is long, and why no long text of a stranger comes to them. */
export const BOUNDED: Readonly<Record<string, string>> = {
  [String.raw`/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g`]: ERRORS,
  [String.raw`/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g`]: ERRORS,
  '/<[^>]*>/g': MERCHANT,
  [String.raw`/\/+$/`]: 'an address of the configuration',
  [String.raw`/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g`]:
    'a finished page of ours, in which nothing that came in has a <',
  [String.raw`/\?(?:[^#\s]*&)?key=[^&#\s]+(?:&[^#\s]*)?$/`]: 'at most 500 characters',
  [String.raw`/<(script|style)\b[^>]*>.*?<\/\1>/gis`]: MERCHANT,
  [String.raw`/<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|h[1-6]|table|tr|td|th|blockquote|section)\b[^>]*>/gi`]:
    MERCHANT,
  [String.raw`/\/account\/(activate|reset)\/(\d{1,15})\/([\w-]{1,200})\/?$/`]:
    'each try ends after some two hundred characters',
  [String.raw`/^\/firestore\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents)(.*)$/`]:
    'the path of a request, of at most 16 kB, by who holds the token',
  [String.raw`/^Variable "\$(\w+)" of type "([^"]+)" used in position expecting type "([^"]+)"/`]:
    GRAPHQL,
  [String.raw`/^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/`]: GRAPHQL,
  [String.raw`/^Field "(\w+)\.(\w+)" of required type "([^"]+)" was not provided/`]: GRAPHQL,
  [String.raw`/^Field "(\w+)" argument "(\w+)" of type "[^"]+" is required/`]: GRAPHQL,
  '/[?#].*$/': MERCHANT,
  '/^[-_]+|-+$/g': MERCHANT,
};
