import { mkdirSync, writeFileSync } from 'node:fs';
import { operationTypes } from '@lokke/shopify-storefront/operation-types';
import { customerSchema, NEWEST } from '@lokke/shopify-storefront/schemas';
import { DOCUMENTS } from './documents.ts';

const target = new URL('../src/generated/operations.ts', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, await operationTypes(DOCUMENTS, customerSchema(NEWEST)));
