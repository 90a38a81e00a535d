import { expect, it } from 'vitest';
import { openStorefront } from '../open-for-tests.ts';

const shop = await openStorefront({ shops: ['nl', 'us'] });

it.each([
  ['/llms.txt', 'NL in en', 'text/plain', 'All products'],
  ['/nl/llms.txt', 'NL in nl-NL', 'text/plain', 'Alle producten'],
  ['/na/agents.md', 'US in en-US', 'text/markdown', 'All products'],
])(
  '%s guides assistants, and every page that it names is there',
  async (path, market, type, all) => {
    const response = await shop.send(path);
    expect(response.headers.get('content-type')).toContain(type);
    const guide = await response.text();
    expect(guide).toContain(`Shop for ${market}`);
    expect(guide).toContain(`[${all}](`);
    const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url));
    expect(links.length).toBeGreaterThan(3);
    for (const { pathname } of links)
      expect((await shop.send(pathname)).status, pathname).toBe(200);
  },
);

it('tells the profile at its fixed address, and no guide of a market that is not sold', async () => {
  const profile = await (await shop.send('/.well-known/ucp')).json();
  expect(profile).toMatchObject({
    ucp: { services: { 'dev.ucp.shopping': [{ transport: 'mcp' }] } },
  });
  expect((await shop.send('/xx/llms.txt')).status).toBe(404);
});
