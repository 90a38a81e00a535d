import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';

const { look, run } = cliInFolder();
const CALLBACK = 'https://hydrogen.example/account/authorize';

it.each([
  { isConfidential: false, flags: [] },
  { isConfidential: true, flags: ['--confidential'] },
])(
  'registers a client (confidential: $isConfidential) that the login page knows',
  async ({ isConfidential, flags }) => {
    const logout = ['--logout', 'https://hydrogen.example'];
    const named = ['account-client', 'Hydrogen', '--shop', 'no', '--redirect', CALLBACK];
    const { code, out } = await run(...named, ...logout, ...flags);
    expect(code).toBe(0);
    const [, id = ''] = /client id (shp_[\da-f-]{36})/.exec(out) ?? [];
    const [, secret] = /client secret (lokke-customer-no-[\w-]{32})\n/.exec(out) ?? [];
    expect(secret !== undefined).toBe(isConfidential);
    const asked = new URLSearchParams({
      client_id: id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    });
    const url = `http://localhost:4010/authentication/9/oauth/authorize?${asked}`;
    expect((await look(({ fetch }) => fetch(new Request(url)))).status).toBe(303);
  },
);
