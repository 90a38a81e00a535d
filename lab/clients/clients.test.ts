import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf } from './client-call.ts';
import { CLIENTS } from './clients.ts';
import { type OpenPlatform, openPlatform } from './open-platform.ts';

const OPENING_IN_MS = 120_000;
let platform: OpenPlatform;
beforeAll(async () => {
  platform = await openPlatform();
}, OPENING_IN_MS);
afterAll(() => platform[Symbol.asyncDispose]());

/** Contentful's tools start a program: `npm run lab -- clients` runs them, not the test's own process. */
const OWN_PROGRAMS = ['contentful-export, contentful-import'];
const NAMES = Object.keys(CLIENTS).filter((name) => !OWN_PROGRAMS.includes(name));

test.each(NAMES)('every call of %s is answered', async (name) => {
  const problems: Record<string, string> = {};
  for (const call of CLIENTS[name]?.(platform) ?? []) {
    const problem = await problemOf(call);
    if (problem !== null) problems[call.name] = problem;
  }
  expect(problems).toEqual({});
});
