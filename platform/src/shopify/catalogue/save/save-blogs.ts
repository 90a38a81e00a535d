import type { ArticleDraft, BlogDraft } from '../blog-draft.ts';
import { findRecord, putRecord } from '../stored/record-table.ts';
import type { ArticleRecord } from '../stored/records.ts';
import { metafieldRecords, type SaveContext } from './save-context.ts';

/** An article keeps its id as long as its handle; its date, as long as it says the same. */
function articleRecord(
  context: SaveContext,
  draft: ArticleDraft,
  before: ArticleRecord | undefined,
): ArticleRecord {
  const { ids, now } = context;
  const isSameImage = before?.image?.src === draft.image?.src;
  const imageNumber = () =>
    (isSameImage ? before?.image?.number : null) ?? ids.next('ArticleImage');
  const record: ArticleRecord = {
    ...draft,
    number: before?.number ?? ids.next('Article'),
    createdAt: before?.createdAt ?? now,
    updatedAt: before?.updatedAt ?? now,
    metafields: metafieldRecords(context, draft.metafields, before?.metafields),
    image: draft.image === null ? null : { ...draft.image, number: imageNumber() },
  };
  const isSame = before !== undefined && JSON.stringify(record) === JSON.stringify(before);
  return isSame ? before : { ...record, updatedAt: now };
}

/** A blog is saved whole: an article that its draft does not hold is gone. */
export function saveBlogs(context: SaveContext, drafts: readonly BlogDraft[]): void {
  const { sql, shop, ids, now } = context;
  for (const draft of drafts) {
    const { handle } = draft;
    const before = findRecord(sql, { shop, kind: 'blog', handle });
    const articles = draft.articles.map((article) =>
      articleRecord(
        context,
        article,
        before?.articles.find((known) => known.handle === article.handle),
      ),
    );
    const number = before?.number ?? ids.next('Blog');
    const createdAt = before?.createdAt ?? now;
    const metafields = metafieldRecords(context, draft.metafields, before?.metafields);
    const record = { ...draft, number, createdAt, updatedAt: now, articles, metafields };
    putRecord(sql, { shop, kind: 'blog', handle, record });
  }
}
