import { query } from '../client/document.ts';
import { IMAGE } from '../fragments/money-and-image.ts';

/** Articles of all blogs, the newest first. */
export const articles = query('Articles', {
  takes: '$first: Int!, $after: String',
  text: `
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
`,
  uses: [IMAGE],
  select: (data) => data.articles,
});

export const article = query('Article', {
  takes: '$blog: String!, $handle: String!',
  text: `
  blog(handle: $blog) {
    articleByHandle(handle: $handle) {
      contentHtml
      tags
      seo { title description }
      authorV2 { name bio }
    }
  }
`,
  select: (data) => data.blog?.articleByHandle ?? null,
});
