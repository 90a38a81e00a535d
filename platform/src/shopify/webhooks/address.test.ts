import { createServer } from 'node:http';
import { expect, it, test } from 'vitest';
import { faultOfAddress, isPublicIp, isTriedOut } from './address.ts';
import { lookUpPublicly, postPublicly } from './post-publicly.ts';

test.each([
  ['https://shop.example/webhooks', null],
  ['https://shop.example:8443/', null],
  ['https://8.8.8.8/', null],
  ['https://[2606:4700::1111]/', null],
  ['', 'blank'],
  ['shop.example', 'invalid'],
  ['http://shop.example/', 'protocol'],
  ['ftp://shop.example/', 'protocol'],
  ['https://user@shop.example/', 'credentials'],
  ['https://user:secret@shop.example/', 'credentials'],
  ['https://localhost/', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://0x7f.1/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::ffff:127.0.0.1]/', 'host'],
  ['https://169.254.169.254/latest/meta-data', 'host'],
  ['https://10.0.0.7/', 'host'],
  ['https://192.168.1.1/', 'host'],
  ['https://[fe80::1]/', 'host'],
  ['https://[fd00::1]/', 'host'],
  ['https://redis/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://printer.local./', 'host'],
] as const)('%s: %s', (address, fault) => {
  expect(faultOfAddress(address, false)).toBe(fault);
});

test.each(['http://localhost:3000/', 'http://127.0.0.1:3000/', 'https://nl.localhost/'])(
  '%s is for a platform that is tried out',
  (address) => expect(faultOfAddress(address, true)).toBeNull(),
);

test.each([
  ['http://localhost:4010', true],
  ['https://127.0.0.1:4010', true],
  ['https://shop.example', false],
  ['https://localhost.example', false],
])('a platform at %s is tried out: %s', (origin, expected) => {
  expect(isTriedOut(origin)).toBe(expected);
});

test.each([
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['100.64.0.0', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('%s is public: %s', (address, expected) => expect(isPublicIp(address)).toBe(expected));

it('a name that leads to this machine is not called', async () => {
  const { promise, resolve } = Promise.withResolvers<Error | null>();
  lookUpPublicly('localhost', { all: true }, (error) => resolve(error));
  expect((await promise)?.message).toBe('localhost leads to a private address');
});

it('a redirect is an answer, and not followed', async () => {
  const paths: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const post = { headers: {}, body: '{}', timeLimitInMs: 5_000, isOfOperator: false };
  expect(await postPublicly({ ...post, address: `http://127.0.0.1:${port}/hook` })).toBe(307);
  expect(paths).toEqual(['/hook']);
  server.close();
});
