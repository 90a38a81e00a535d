export { articlesOf, type GraphqlArticle, toGraphqlArticle } from './blogs.ts';
export { contentArea } from './content-area.ts';
export { type GraphqlPage, toGraphqlPage } from './page-queries.ts';
