import { expect, test } from 'vitest';
import { visitorKindOf } from './visitor-kind.ts';

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'bot'],
  ['curl/8.5.0', 'bot'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36', 'bot'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1', 'shopper'],
  [null, 'shopper'],
])('%s counts as %s', (userAgent, kind) => expect(visitorKindOf(userAgent)).toBe(kind));
