export { contentArea } from './content-area.ts';
export { type GraphqlPage, toGraphqlPage } from './page-queries.ts';
