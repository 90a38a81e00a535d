import { API_VERSIONS, publishedSchema } from './schemas.ts';
import { writeOperations } from './write-operations.ts';

await writeOperations({
  folder: new URL('../src/', import.meta.url),
  schemaOf: publishedSchema,
  versions: API_VERSIONS,
});
