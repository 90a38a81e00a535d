export { type OpenApiDocument, openApiDocument } from './openapi-document.ts';
