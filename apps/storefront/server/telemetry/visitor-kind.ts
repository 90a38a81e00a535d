export type VisitorKind = 'bot' | 'shopper';

/** Parts of the names that programs give themselves; whoever hides behind a browser's name counts as a shopper. */
const PROGRAMS = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'curl',
  'wget',
  'python',
  'scrapy',
  'headless',
];

/** Tells who asks by the `User-Agent`, for counting alone: anybody can name themselves anything. */
export function visitorKindOf(userAgent: string | null | undefined): VisitorKind {
  const name = (userAgent ?? '').toLowerCase();
  return PROGRAMS.some((part) => name.includes(part)) ? 'bot' : 'shopper';
}
