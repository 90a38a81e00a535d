import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';

const { run } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

it('prints a link into the market that is asked for', async () => {
  const { code, out } = await run('preview', '/pages/about', '--market', 'de');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^http:\/\/localhost:4477\/preview\?to=%2Fpages%2Fabout&until=\d+&signature=[\w-]{43}&market=de\n$/,
  );
});

it.each([
  [['preview'], 'Missing entry or path.'],
  [['preview', '/', '--market', 'xx'], 'There is no market "xx"'],
])('refuses %j and says why', async (args, expected) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(expected);
});
