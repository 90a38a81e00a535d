import { describe, expect, it } from 'vitest';
import { chooseParts } from './choose-parts.ts';
import { figuresText, withBlock } from './figures-block.ts';

const OCCASION = { day: '2026-11-20', machine: '2 cores', tookInSeconds: 7 };

describe('the figures of a part', () => {
  it('are a dated table that says whether all held', () => {
    const found = { columns: ['what', 'n'], rows: [['a|b', '3']], notes: ['Quiet.'], failures: [] };
    expect(figuresText(found, OCCASION)).toBe(
      '2026-11-20, 2 cores, 7 s: held\n\n| what | n |\n| --- | --- |\n| a\\|b | 3 |\n\nQuiet.',
    );
    const failed = { ...found, failures: ['one lost', 'one twice'] };
    expect(figuresText(failed, OCCASION)).toContain('FAILED: one lost; one twice');
  });

  it('take the place of older ones and of nothing else', () => {
    const page = 'before\n<!-- figures: kill -->\nold\n<!-- end of figures: kill -->\nafter';
    const next = withBlock(page, 'kill', 'new');
    expect(next).toBe(page.replace('old', 'new'));
    expect(() => withBlock(page, 'load', 'new')).toThrow('no place for the figures of load');
  });
});

describe('the parts to run', () => {
  it('are all, or those that are named, in their own order', () => {
    expect(chooseParts([], ['load', 'kill'])).toEqual(['load', 'kill']);
    expect(chooseParts(['--only', 'kill,load'], ['load', 'kill'])).toEqual(['load', 'kill']);
  });

  it.each([
    [['--only', 'lode'], 'There is no part "lode". The parts are: load, kill.'],
    [['--fast'], 'Say nothing, or --only and some of: load, kill.'],
  ])('are not guessed from %j', (args, message) => {
    expect(() => chooseParts(args, ['load', 'kill'])).toThrow(message);
  });
});
