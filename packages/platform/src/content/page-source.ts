import { plainText, truncate } from '../catalogue/resolvers/plain-text.ts';
import { translate } from '../catalogue/resolvers/translate.ts';
import type { PageRecord } from '../catalogue/stored/records.ts';
import type { GraphqlContext } from '../graphql/index.ts';
import { gid } from '../ids/index.ts';

export interface PageSource {
  readonly __typename: 'Page';
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly body: string;
  readonly bodySummary: string;
  readonly seo: { readonly title: string | null; readonly description: string | null };
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly onlineStoreUrl: null;
  readonly trackingParameters: null;
}

const SUMMARY_LENGTH = 150;

export function pageSource(context: GraphqlContext, record: PageRecord): PageSource {
  const { handle } = record;
  const text = <Text extends string | null>(key: string, original: Text) =>
    translate(context, { kind: 'page', handle, key }, original);
  const body = text('body_html', record.bodyHtml);
  return {
    __typename: 'Page',
    id: gid('Page', record.number),
    handle,
    title: text('title', record.title),
    body,
    bodySummary: truncate(plainText(body), SUMMARY_LENGTH),
    seo: {
      title: text('meta_title', record.seo.title),
      description: text('meta_description', record.seo.description),
    },
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    onlineStoreUrl: null,
    trackingParameters: null,
  };
}
