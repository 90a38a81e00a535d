import { query } from '../client/operation.ts';
import { IMAGE } from '../fragments/money-and-image.ts';

/** Articles of all blogs, the newest first. */
export const articles = query(
  'Articles',
  `
query Articles($first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  articles(first: $first, after: $after, sortKey: PUBLISHED_AT, reverse: true) {
    nodes {
      handle
      title
      excerpt(truncateAt: 300)
      summary: content(truncateAt: 200)
      publishedAt
      image { ...ImageParts }
      blog { handle title }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [IMAGE],
  (data) => data.articles,
);

export const article = query(
  'Article',
  `
query Article($blog: String!, $handle: String!, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  blog(handle: $blog) {
    articleByHandle(handle: $handle) {
      contentHtml
      tags
      seo { title description }
      authorV2 { name bio }
    }
  }
}
`,
  [],
  (data) => data.blog?.articleByHandle ?? null,
);
