import { describe, expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { EVERYTHING } from '../../../tests/fixtures/collection-draft.ts';
import { allRecords, saveDrafts } from '../../shopify/catalogue/index.ts';

const { entryIds, look, put, run } = cliInFolder();

const CSV =
  'Title,URL handle,Price,Type\nComb,comb,2.50,Tool\nBrush,brush,5,Tool\nSoap,soap,3,Care\n';
const reset = (...args: readonly string[]) => run('reset', '--shop', 'nl', ...args);

const OWN = {
  ...EVERYTHING,
  handle: 'tool',
  title: 'All our tools',
  descriptionHtml: '<p>Made to last.</p>',
};

describe('products that are imported into a shop from a product file', () => {
  const fillShop = async () => {
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
  };
  const collections = () =>
    look(({ context }) =>
      allRecords(context.store.read, { shop: 'nl', kind: 'collection' }).map((one) => [
        one.handle,
        one.title,
      ]),
    );

  it('bring their collections, menu and filters, and take away those that nothing makes', async () => {
    await fillShop();
    await put(
      'more.csv',
      'Title,URL handle,Price,Type,Vendor\nHat,hat,9,Wear,A\nSoap,soap,3,Wear,B\n',
    );
    await run('import', 'more.csv', '--shop', 'nl');
    const handles = (await collections()).map(([handle]) => handle);
    expect(handles).toEqual(
      expect.arrayContaining(['new', 'best-sellers', 'tool', 'wear', 'a', 'b']),
    );
    expect(handles).not.toContain('care');
    expect(await entryIds()).toEqual(
      expect.arrayContaining(['derived-nl-collection-wear', 'derived-nl-tiles-brands']),
    );
    expect(await entryIds()).not.toContain('derived-nl-collection-care');
    const again = await entryIds();
    await reset('--from', 'mine.csv');
    await run('import', 'more.csv', '--shop', 'nl');
    expect(await entryIds()).toEqual(again);
  });

  it('leave a collection that the merchant has described', async () => {
    await fillShop();
    await look(({ context: { store, ids, now } }) =>
      store.write((sql) =>
        saveDrafts(sql, { ids, now }, { shop: 'nl', drafts: { collections: [OWN] } }),
      ),
    );
    await put('more.csv', 'Title,Price,Type\nHat,9,Wear\n');
    await run('import', 'more.csv', '--shop', 'nl');
    expect(await collections()).toContainEqual(['tool', 'All our tools']);
    expect(await collections()).toContainEqual(['wear', 'Wear']);
  });

  it('change nothing besides in a shop that was not derived', async () => {
    await put('mine.csv', CSV);
    await run('import', 'mine.csv', '--shop', 'nl');
    expect(await collections()).toEqual([]);
    expect(await entryIds()).toEqual([]);
  });
});
