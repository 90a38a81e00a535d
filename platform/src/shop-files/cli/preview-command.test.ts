import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';
import { storedSecrets } from '../../stored-secrets.ts';

const { put, run, pathOf } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

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

it('says of a page or an entry that is not there that the link opens none', async () => {
  const content = JSON.parse(
    contentExport({ entries: [entry('about-us', 'generalPage', { slug: { en: 'about' } })] }),
  );
  const fields = [{ id: 'slug', name: 'slug', type: 'Symbol' }];
  content.contentTypes.push({
    sys: { id: 'generalPage', type: 'ContentType' },
    name: 'Page',
    fields,
  });
  await put('e.json', JSON.stringify(content));
  await run('import-content', 'e.json');
  for (const there of ['/pages/about', '/pages/about?x=1#team', '/', '/search', 'about-us']) {
    expect(await run('preview', there), there).toMatchObject({ code: 0, err: '' });
  }
  const { out, err } = await run('preview', '/pages/nowhere');
  expect(out).toContain('to=%2Fpages%2Fnowhere');
  expect(err).toBe(
    'There is no page /pages/nowhere, published or as a draft: the link opens none.\n',
  );
  expect((await run('preview', 'nobody')).err).toContain('There is no entry nobody,');
  expect((await run('preview', '/products/none')).err).toContain('There is no page /products/none');
});
