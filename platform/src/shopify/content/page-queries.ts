import {
  type GraphqlContext,
  gid,
  type ListArguments,
  type ResolverMap,
} from '../../protocol/index.ts';
import {
  catalogueOf,
  metafieldFields,
  type PageRecord,
  plainText,
  textsOf,
  translatedSeo,
  truncate,
} from '../catalogue/index.ts';
import { findNamed, listByTitle, type Named } from './list-by-title.ts';

const SUMMARY_LENGTH = 150;

export type GraphqlPage = ReturnType<typeof toGraphqlPage>;

export function toGraphqlPage(context: GraphqlContext, record: PageRecord) {
  const { handle } = record;
  const owner = { kind: 'page', handle } as const;
  const text = textsOf(context, owner);
  const body = text('body_html', record.bodyHtml);
  return {
    __typename: 'Page' as const,
    id: gid('Page', record.number),
    handle,
    title: text('title', record.title),
    body,
    bodySummary: truncate(plainText(body), SUMMARY_LENGTH),
    seo: translatedSeo(context, owner, record.seo),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    onlineStoreUrl: null,
    trackingParameters: null,
    metafields: record.metafields ?? [],
  };
}

function allPages(context: GraphqlContext): readonly GraphqlPage[] {
  return catalogueOf(context).pages.map((record) => toGraphqlPage(context, record));
}

export function findPage(context: GraphqlContext, named: Named): GraphqlPage | null {
  return findNamed(allPages(context), named);
}

const PAGE_VALUES: Readonly<Record<string, (page: GraphqlPage) => string>> = {
  TITLE: ({ title }) => title,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
};

function pages(_source: unknown, args: ListArguments, context: GraphqlContext) {
  return listByTitle(allPages(context), args, PAGE_VALUES[args.sortKey ?? ''] ?? (() => 0));
}

export const pageQueries: ResolverMap = {
  QueryRoot: {
    pages,
    page: (_source, args: Named, context) => findPage(context, args),
    pageByHandle: (_source, args: Named, context) => findPage(context, args),
  },
  Page: metafieldFields((page: GraphqlPage) => ({
    metafields: page.metafields,
    parent: page,
    translated: { kind: 'page', handle: page.handle },
  })),
};
