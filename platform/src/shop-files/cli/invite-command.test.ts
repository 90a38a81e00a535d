import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { listMails } from '../../protocol/mail/index.ts';

const { look, run } = cliInFolder({ storefrontUrl: 'http://localhost:4477' });

it('sends a letter with a link into the storefront, and shows the link nowhere else', async () => {
  const { code, out } = await run(
    ...'invite Anna@example.test --shop be --first-name Anna --language fr'.split(' '),
  );
  expect(code).toBe(0);
  expect(out).toContain('invited anna@example.test');
  const [mail] = await look(({ context }) =>
    listMails(context.store.read, { to: null, shop: 'be', limit: 5 }),
  );
  const link = /http:\/\/localhost:4477\/fr-be\/account\/activate\/1\/(\S+)/.exec(mail?.text ?? '');
  expect(mail?.text).toContain('Anna');
  expect(out).not.toContain(link?.[1]);
});
