import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpOf } from './command-help.mjs';
import { ROOT } from './node-24.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const commands = Object.entries<string>(scripts).flatMap(([name, line]) => {
  const file = /node tools\/on-node-24\.mjs (?:--omit=dev )?(\S+\.ts)/.exec(line)?.[1];
  return file === undefined || name.startsWith('pre') ? [] : [[name, file] as const];
});

describe('help of a command', () => {
  it('finds the commands', () => expect(commands.length).toBeGreaterThan(12));

  it.each(commands)('npm run %s names itself', (name, path) => {
    const head = readFileSync(join(ROOT, path), 'utf8');
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(helpOf(join(ROOT, path), ['--help']) ?? head).toContain(command);
  });

  it('runs a command that nobody asked for help, or that has a list of its own', () => {
    expect(helpOf(join(ROOT, 'apps/storefront/doctor/main.ts'), ['--json'])).toBeNull();
    expect(helpOf(join(ROOT, 'platform/src/shop-files/cli/main.ts'), ['--help'])).toBeNull();
  });
});
