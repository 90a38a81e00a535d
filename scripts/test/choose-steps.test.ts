import { describe, expect, it } from 'vitest';
import { chooseSteps } from './choose-steps.ts';
import { PASSED } from './step.ts';

const STEPS = ['lint', 'unit', 'browser'].map((name) => ({ name, run: async () => PASSED }));
const names = (...args: string[]) => chooseSteps(STEPS, args).map(({ name }) => name);

describe('chooseSteps', () => {
  it('runs all steps when nothing is asked', () => {
    expect(names()).toEqual(['lint', 'unit', 'browser']);
  });

  it('keeps the order of the steps', () => {
    expect(names('--only', 'browser,lint')).toEqual(['lint', 'browser']);
    expect(names('--skip', 'browser')).toEqual(['lint', 'unit']);
  });

  it.each([
    [['--only', 'units'], 'There is no step "units". The steps are: lint, unit, browser.'],
    [['--fast'], 'Unknown option "--fast". Use --only or --skip with: lint, unit, browser.'],
    [['--only'], 'Unknown option "--only". Use --only or --skip with: lint, unit, browser.'],
  ])('refuses %j', (args, message) => {
    expect(() => chooseSteps(STEPS, args)).toThrow(message);
  });
});
