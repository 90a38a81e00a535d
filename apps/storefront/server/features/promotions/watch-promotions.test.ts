import type { Market } from '@lokke/domain/markets';
import type { PromotionProblem } from '@lokke/domain/promotions';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { cacheTags } from '../../cache/index.ts';
import type { LogEntry } from '../../telemetry/log.ts';
import { watchPromotions } from './watch-promotions.ts';

const ENDED: PromotionProblem = { kind: 'ended', subject: 'a', title: 'A comb' };

function open() {
  const registry = new Registry();
  const logged: LogEntry[] = [];
  const asked: string[] = [];
  let answer: readonly PromotionProblem[] | null = [];
  const watch = watchPromotions({
    locales: ['nl', 'en', 'de'],
    problemsOf: async ({ locale }: Market) => {
      asked.push(locale);
      return answer;
    },
    registry,
    log: (entry) => logged.push(entry),
  });
  return {
    ...watch,
    asked,
    logged,
    find: (problems: readonly PromotionProblem[] | null) => {
      answer = problems;
    },
    metric: () => registry.metrics(),
  };
}

it('checks each market once at the start, and no alias', async () => {
  const { start, asked } = open();
  await start();
  expect(asked).toEqual(['nl', 'de']);
});

it('does nothing before it is started', async () => {
  const { noteChange, whenIdle, asked } = open();
  noteChange([cacheTags.promotions('nl')]);
  await whenIdle();
  expect(asked).toEqual([]);
});

it.each([
  ['discounts of a shop', cacheTags.promotions('de'), ['de']],
  ['a language of the content', cacheTags.content('nl-NL'), ['nl']],
  ['a product', cacheTags.product('nl', 'x'), []],
])('checks what changed %s are about', async (_, tag, markets) => {
  const { start, noteChange, whenIdle, asked } = open();
  await start();
  asked.splice(0);
  noteChange([tag]);
  await whenIdle();
  expect(asked).toEqual(markets);
});

it('many changes at once are checked as one', async () => {
  const { start, noteChange, whenIdle, asked } = open();
  await start();
  asked.splice(0);
  for (let i = 0; i < 20; i += 1) noteChange([cacheTags.promotions('de')]);
  await whenIdle();
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('logs a broken promotion once, counts it until it is mended, and keeps it while nobody answers', async () => {
  const { start, find, logged, metric } = open();
  find([ENDED]);
  await start();
  await start();
  const line = {
    level: 'warn',
    event: 'promotion.broken',
    kind: 'ended',
    subject: 'a',
    reason: 'The discount "A comb" has ended: nobody gets it.',
  };
  expect(logged).toEqual([
    { ...line, market: 'nl' },
    { ...line, market: 'de' },
  ]);
  find(null);
  await start();
  expect(await metric()).toContain('lokke_promotion_problems{market="nl",kind="ended"} 1');
  logged.splice(0);
  find([]);
  await start();
  expect(logged.map(({ event, market }) => `${event} ${market}`)).toEqual([
    'promotion.mended nl',
    'promotion.mended de',
  ]);
  expect(await metric()).toContain('lokke_promotion_problems{market="nl",kind="ended"} 0');
});
