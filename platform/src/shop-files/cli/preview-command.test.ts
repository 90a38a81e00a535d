import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { storedSecrets } from '../../stored-secrets.ts';

const { run, pathOf } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

it('prints a link into the market that is asked for', async () => {
  const { code, out } = await run('preview', '/pages/about', '--market', 'de');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^http:\/\/localhost:4477\/preview\?to=%2Fpages%2Fabout&until=\d+&signature=[\w-]{43}&market=de\n$/,
  );
});

it('signs it with the token of the running platform', async () => {
  await run('shops');
  const { previewToken } = storedSecrets(pathOf('data/platform-secrets.json'));
  const { out } = await run('preview', '/pages/about');
  const query = new URL(out).searchParams;
  const signed = JSON.stringify([
    'lokke preview',
    'link',
    '/pages/about',
    Number(query.get('until')),
  ]);
  expect(query.get('signature')).toBe(
    createHmac('sha256', previewToken).update(signed).digest('base64url'),
  );
});
