import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from './node-24.mjs';

const run = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

it.each([
  ['tools/upgrade/main.ts', '--no-tests'],
  ['tools/checks/types.ts', '--shops'],
  ['tools/test/main.ts', '--fast'],
  ['tools/start.ts', '--fast'],
  ['lab/main.ts', 'benches'],
  ['lab/main.ts', '--fast', 'search'],
  ['lab/main.ts', 'fast', 'rollout'],
  ['lab/bench/main.ts', 'no-commit', '--against'],
  ['lab/bench/main.ts', '--fast'],
  ['tools/serve.mjs', '--fast'],
  ['tools/imports/make-rules.ts', '--fast'],
  ['apps/storefront/scripts/build.ts', '--fast'],
])(
  '%s names the argument %s that it does not know, and does nothing',
  (file, argument, ...before) => {
    const { status, said } = run(file, ...before, argument);
    expect([status, said.includes(argument), said.includes('    at ')]).toEqual([1, true, false]);
  },
);

it.each([
  ['apps/storefront/statements/main.ts', 1],
  ['apps/storefront/provision/main.ts', 1],
  ['tools/add-market/main.ts', 2],
])('%s leads to its help from an option that it does not know', (file, status) => {
  const said = "Unknown option '--fast'. See --help.\n";
  expect(run(file, '--fast')).toEqual({ status, said });
});

it('a server and the long runs say what they take', () => {
  expect(run('tools/serve.mjs', '--help')).toMatchObject({
    status: 0,
    said: expect.stringContaining('npm run serve'),
  });
  expect(run('lab/main.ts', '--help')).toMatchObject({
    status: 0,
    said: expect.stringContaining('regexes'),
  });
});
