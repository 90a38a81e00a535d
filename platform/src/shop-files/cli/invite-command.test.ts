import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { createPlatform } from '../../platform.ts';
import { listMails } from '../../protocol/mail/index.ts';

const { dataFile, run } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

it('sends a letter with a link into the storefront, and shows the link nowhere else', async () => {
  const { code, out } = await run(
    ...'invite Anna@example.test --shop be --first-name Anna --language fr'.split(' '),
  );
  expect(code).toBe(0);
  expect(out).toContain('invited anna@example.test');
  const platform = createPlatform({ dataFile: dataFile() });
  const [mail] = listMails(platform.context.store.read, { to: null, shop: 'be', limit: 5 });
  platform.close();
  const link = /http:\/\/localhost:4477\/fr-be\/account\/activate\/1\/(\S+)/.exec(mail?.text ?? '');
  expect(mail?.text).toContain('Anna');
  expect(out).not.toContain(link?.[1]);
});

it.each([
  [['invite', '--shop', 'nl'], 'Missing e-mail address'],
  [['invite', 'a@example.test'], '--shop is required'],
  [['invite', 'anna', '--shop', 'nl'], '"anna" is not an e-mail address.'],
  [['invite', 'a@example.test', 'b@example.test', '--shop', 'nl'], 'Expected one e-mail address'],
  [['invite', 'a@example.test', '--shop', 'nl', '--language', 'fr'], 'not a language of LOKKE NL'],
])('refuses %j and says why', async (args, expected) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(expected);
});
