import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { contentExport, entry } from '../../../tests/fixtures/content-export.ts';
import { storedSecrets } from '../../stored-secrets.ts';

const { put, run, pathOf } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

it('prints a link into the market that is asked for', async () => {
  const { code, out } = await run('preview', '/search', '--market', 'de');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^http:\/\/localhost:4477\/preview\?to=%2Fsearch&until=\d+&signature=[\w-]{43}&market=de\n$/,
  );
});

it('signs it with the token of the running platform', async () => {
  await run('shops');
  const { previewToken } = storedSecrets(pathOf('data/platform-secrets.json'));
  const { out } = await run('preview', '/search');
  const query = new URL(out).searchParams;
  const signed = JSON.stringify(['lokke preview', 'link', '/search', Number(query.get('until'))]);
  expect(query.get('signature')).toBe(
    createHmac('sha256', previewToken).update(signed).digest('base64url'),
  );
});

it('makes no link to a page or an entry that is not there', async () => {
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
  for (const [to, what] of [
    ['/pages/nowhere', 'page'],
    ['nobody', 'entry'],
    ['/products/none', 'page'],
  ] as const) {
    const err = `There is no ${what} ${to}, published or as a draft.\n`;
    expect(await run('preview', to)).toEqual({ code: 1, out: '', err });
  }
});
