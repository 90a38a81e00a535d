import { describe, expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { createPlatform } from '../../platform.ts';
import type { PlatformContext } from '../../protocol/index.ts';
import { exportContent } from '../../services/contentful/index.ts';
import { allRecords, type CollectionDraft, saveDrafts } from '../../shopify/catalogue/index.ts';

const { dataFile, put, run } = cliInFolder();

const CSV =
  'Title,URL handle,Price,Type\nComb,comb,2.50,Tool\nBrush,brush,5,Tool\nSoap,soap,3,Care\n';
const reset = (...args: readonly string[]) => run('reset', '--shop', 'nl', ...args);

const OWN: CollectionDraft = {
  handle: 'tool',
  title: 'All our tools',
  descriptionHtml: '<p>Made to last.</p>',
  image: null,
  members: { kind: 'handles', handles: ['comb'] },
  sortOrder: 'MANUAL',
  seo: { title: null, description: null },
  metafields: [],
};

async function ids(): Promise<readonly string[]> {
  const platform = createPlatform({ dataFile: dataFile() });
  const { entries } = JSON.parse(exportContent(platform.context.store.read));
  platform.close();
  return entries.map(({ sys }: { readonly sys: { readonly id: string } }) => sys.id);
}

describe('products that are imported into a shop from a product file', () => {
  const fillShop = async () => {
    await put('mine.csv', CSV);
    await reset('--from', 'mine.csv');
  };
  const collections = () => {
    const platform = createPlatform({ dataFile: dataFile() });
    const found = allRecords(platform.context.store.read, { shop: 'nl', kind: 'collection' });
    platform.close();
    return found.map(({ handle, title }) => [handle, title]);
  };
  const change = async (work: (context: PlatformContext) => void) => {
    const platform = createPlatform({ dataFile: dataFile() });
    await platform.context.store.write(() => work(platform.context));
    platform.close();
  };

  it('bring their collections, menu and filters, and take away those that nothing makes', async () => {
    await fillShop();
    await put(
      'more.csv',
      'Title,URL handle,Price,Type,Vendor\nHat,hat,9,Wear,A\nSoap,soap,3,Wear,B\n',
    );
    await run('import', 'more.csv', '--shop', 'nl');
    const handles = collections().map(([handle]) => handle);
    expect(handles).toEqual(
      expect.arrayContaining(['new', 'best-sellers', 'tool', 'wear', 'a', 'b']),
    );
    expect(handles).not.toContain('care');
    expect(await ids()).toEqual(
      expect.arrayContaining(['derived-nl-collection-wear', 'derived-nl-tiles-brands']),
    );
    expect(await ids()).not.toContain('derived-nl-collection-care');
    const again = await ids();
    await reset('--from', 'mine.csv');
    await run('import', 'more.csv', '--shop', 'nl');
    expect(await ids()).toEqual(again);
  });

  it('leave a collection that the merchant has described', async () => {
    await fillShop();
    await change(({ store, ids: allocator, now }) =>
      saveDrafts(
        store.read,
        { ids: allocator, now },
        { shop: 'nl', drafts: { collections: [OWN] } },
      ),
    );
    await put('more.csv', 'Title,Price,Type\nHat,9,Wear\n');
    await run('import', 'more.csv', '--shop', 'nl');
    expect(collections()).toContainEqual(['tool', 'All our tools']);
    expect(collections()).toContainEqual(['wear', 'Wear']);
  });

  it('change nothing besides in a shop that was not derived', async () => {
    await put('mine.csv', CSV);
    await run('import', 'mine.csv', '--shop', 'nl');
    expect(collections()).toEqual([]);
    expect(await ids()).toEqual([]);
  });
});
