import { describe, expect, it } from 'vitest';
import { figuresText, withBlock } from './report-block.ts';

const RUN = { day: '2026-11-20', machine: '2 cores', tookInSeconds: 7 };

describe('the figures of a run', () => {
  it('are a dated table with its outcome', () => {
    const found = { columns: ['what', 'n'], rows: [['a|b', '3']], notes: ['Quiet.'], failures: [] };
    expect(figuresText(found, RUN)).toBe(
      '2026-11-20, 2 cores, 7 s: held\n\n| what | n |\n| --- | --- |\n| a\\|b | 3 |\n\nQuiet.',
    );
    const failed = { ...found, failures: ['one lost', 'one twice'] };
    expect(figuresText(failed, RUN)).toContain('FAILED: one lost; one twice');
  });

  it('replace older ones and nothing else', () => {
    const page = 'before\n<!-- figures: kill -->\nold\n<!-- end of figures: kill -->\nafter';
    const next = withBlock(page, 'kill', 'new');
    expect(next).toBe(page.replace('old', 'new'));
    expect(() => withBlock(page, 'load', 'new')).toThrow('no place for the figures of load');
  });
});
