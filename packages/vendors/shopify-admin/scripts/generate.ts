import { adminSchema } from '@lokke/shopify-storefront/schemas';
import { writeOperations } from '@lokke/shopify-storefront/write-operations';

await writeOperations({ folder: new URL('../src/', import.meta.url), schemaOf: adminSchema });
