import { describe, expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';

const cli = cliInFolder();
const { run } = cli;

const TEN_OFF = {
  title: 'Ten off',
  code: 'TEN',
  startsAt: '2024-01-01T00:00:00Z',
  terms: {
    kind: 'basic',
    items: { kind: 'all' },
    reduction: { kind: 'percentage', percentage: 10 },
  },
};
const put = (content: unknown) =>
  cli.put('ten.json', typeof content === 'string' ? content : JSON.stringify(content));
const add = () => run('discount', 'add', 'ten.json', '--shop', 'nl');

describe('discounts on the command line', () => {
  it('are added, listed and ended', async () => {
    await put(TEN_OFF);
    expect(await add()).toMatchObject({ code: 0, out: expect.stringContaining('added 10001') });
    const listed = await run('discount', 'list', '--shop', 'nl');
    expect(listed.out).toMatch(/^10001 +ACTIVE +TEN .*Ten off$/m);
    expect((await run('discount', 'list', '--shop', 'fr')).out).toBe('fr has no discounts.\n');
    expect(await run('discount', 'end', '10001', '--shop', 'nl')).toMatchObject({ code: 0 });
    expect((await run('discount', 'list', '--shop', 'nl')).out).toMatch(/^10001 +EXPIRED/m);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFF'), 'utf8', ''],
    ['UTF-16', Buffer.of(0xff, 0xfe), 'utf16le', ''],
    ['Windows-1252', Buffer.of(), 'latin1', '  warning ten.json: The file is not written in UTF-8'],
  ] as const)('are read from a file in %s', async (_, mark, encoding, warning) => {
    const text = JSON.stringify({ ...TEN_OFF, title: 'Größe' });
    await cli.put('ten.json', Buffer.concat([mark, Buffer.from(text, encoding)]));
    const { out, err } = await add();
    expect(out).toMatch(/Größe\n$/);
    expect(err.slice(0, warning.length || undefined)).toBe(warning);
  });

  it('with a number replace the one that has it', async () => {
    await put({ ...TEN_OFF, id: 7 });
    await add();
    await put({ ...TEN_OFF, id: 7, title: 'Still ten off' });
    await add();
    expect((await run('discount', 'list', '--shop', 'nl')).out).toMatch(/^7 .*Still ten off\n$/);
  });

  it.each([
    ['a field that is wrong', { ...TEN_OFF, title: '' }, 'ten.json: title must not be blank'],
    [
      'a number that is the platform’s own',
      { ...TEN_OFF, id: 10_001 },
      'id must be a whole number',
    ],
    [
      'a product that the shop does not have',
      { ...TEN_OFF, terms: { ...TEN_OFF.terms, items: { kind: 'products', products: ['comb'] } } },
      'terms.items names the unknown product "comb"',
    ],
    ['a code twice', [TEN_OFF, { ...TEN_OFF, code: ' ten' }], 'code must be unique'],
    ['no JSON', '{', 'ten.json: '],
  ])('are refused for %s, and none is added', async (_, content, message) => {
    await put(content);
    const { code, err } = await add();
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect((await run('discount', 'list', '--shop', 'nl')).out).toBe('nl has no discounts.\n');
  });
});
