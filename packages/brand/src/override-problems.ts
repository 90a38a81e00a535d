import type { BrandMessages } from './read-json.ts';

type Message = BrandMessages[string];

/** Texts of the embedded platform, which the storefront neither shows nor checks. */
const PLATFORM = 'platform.';

export function platformKey(area: string): string {
  return PLATFORM + area;
}

/** A brand's messages by language, of the platform or of the storefront alone. */
export function messagesFor(
  side: 'platform' | 'storefront',
  messages: ReadonlyMap<string, BrandMessages>,
): ReadonlyMap<string, BrandMessages> {
  const ofSide = ([key]: readonly [string, Message]) =>
    key.startsWith(PLATFORM) === (side === 'platform');
  return new Map(
    [...messages].map(([tag, own]) => [
      tag,
      Object.fromEntries(Object.entries(own).filter(ofSide)),
    ]),
  );
}

export interface SaidAnyway {
  /** The English messages: keys and placeholders. */
  readonly source: BrandMessages;
  /** Text without the brand; null in a language that is not spoken. */
  readonly usualOf: (tag: string) => BrandMessages | null;
}

/** Checks a brand's own words: a sentence with file and key for each that cannot be used. */
export function overrideProblems(
  messages: ReadonlyMap<string, BrandMessages>,
  { source, usualOf }: SaidAnyway,
): readonly string[] {
  return [...messages].flatMap(([tag, overrides]) => {
    const usual = usualOf(tag);
    const problems =
      usual === null
        ? [`there is no language "${tag}".`]
        : Object.entries(overrides).flatMap(([key, override]) => {
            const reason = problemOf(override, source[key], usual[key]);
            return reason === null ? [] : [`"${key}" ${reason}.`];
          });
    return problems.map((problem) => `messages/${tag}.json: ${problem}`);
  });
}

function problemOf(
  override: Message,
  source: Message | undefined,
  usual: Message | undefined,
): string | null {
  if (source === undefined) return 'is no message';
  const reason = differenceOf(source, override);
  if (reason !== null) return reason;
  const isUsual = JSON.stringify(usual) === JSON.stringify(override);
  return isUsual ? 'says what it says anyway: take it away' : null;
}

function differenceOf(source: Message, override: Message): string | null {
  if (typeof source === 'string') {
    return typeof override === 'string' ? textProblem(source, override) : 'must be a text';
  }
  if (typeof override === 'string') return 'must have plural forms, "other" among them';
  const problems = Object.values(override).map((form) =>
    textProblem(source.other, form, ['count']),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/** The brand's name and a count that is written out may be left away. */
function textProblem(
  source: string,
  text: string,
  optional: readonly string[] = [],
): string | null {
  if (text.trim() === '') return 'must not be empty';
  const free = ['brand', ...optional];
  const wanted = namesIn(source, source).filter((name) => !free.includes(name));
  const given = namesIn(text, source).filter((name) => !free.includes(name));
  if (wanted.join() === given.join()) return null;
  const say = (names: readonly string[]) =>
    names.length === 0 ? 'no placeholder' : names.map((name) => `{${name}}`).join(' and ');
  return `must have ${say(wanted)}, not ${say(given)}`;
}

/** Languages differ in which names they write small, so `{what:lowercase}` is `{what}` where the source has it. */
function namesIn(text: string, source: string): readonly string[] {
  const plain = source.includes(':lowercase}') ? text.replaceAll(':lowercase}', '}') : text;
  return [...plain.matchAll(/\{([\w:]+)\}/g)].map(([, name = '']) => name).toSorted();
}
