import { asArray, asRecord, asString, fail, parseJson, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';

// Each field of an entry costs a point, and a query may cost 1,000.
const REVIEW_ENTRIES = `
query ReviewEntries($type: String!, $after: String) {
  metaobjects(type: $type, first: 100, after: $after) {
    nodes {
      id
      capabilities { publishable { status } }
      rating: field(key: "rating") { value }
      product: field(key: "product") { value }
      submittedAt: field(key: "submitted_at") { value }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`;

/** A review, published or not, with what its product's average needs. */
export interface ReviewEntry {
  readonly id: string;
  readonly productId: string;
  readonly rating: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly isPublished: boolean;
}

/** Reads a page of all reviews; an entry without product, rating or date is left out. */
export async function reviewEntries(
  client: AdminClient,
  type: string,
  after: string | null,
): Promise<
  AdminResult<{ readonly entries: readonly ReviewEntry[]; readonly next: string | null }>
> {
  const result = await client.request(REVIEW_ENTRIES, { type, after });
  if (!result.ok) return result;
  const page = asRecord(result.value['metaobjects']);
  const pageInfo = asRecord(page?.['pageInfo']);
  if (page === null || pageInfo === null) {
    return fail({ kind: 'unreadable', message: 'The reviews have no pages' });
  }
  const next = pageInfo['hasNextPage'] === true ? asString(pageInfo['endCursor']) : null;
  return succeed({ entries: asArray(page['nodes']).flatMap(entryOf), next });
}

function entryOf(node: unknown): readonly ReviewEntry[] {
  const entry = asRecord(node);
  const textOf = (name: string) => asString(asRecord(entry?.[name])?.['value']);
  const id = asString(entry?.['id']);
  const productId = textOf('product');
  const submittedAt = new Date(textOf('submittedAt') ?? '');
  const rating = Number(asRecord(parseJson(textOf('rating')))?.['value'] ?? Number.NaN);
  const isWhole = Number.isFinite(rating) && !Number.isNaN(submittedAt.getTime());
  if (id === null || productId === null || !isWhole) return [];
  const publishable = asRecord(asRecord(entry?.['capabilities'])?.['publishable']);
  const isPublished = publishable?.['status'] === 'ACTIVE';
  return [{ id, productId, rating, submittedAt: submittedAt.toISOString(), isPublished }];
}
