import { mkdirSync, writeFileSync } from 'node:fs';
import { operationTypes } from './operation-types.ts';
import { publishedSchema } from './schemas.ts';

// The newest version: a test holds that the operations mean the same in the older ones.
const target = new URL('../src/generated/operations.ts', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });
writeFileSync(target, await operationTypes(publishedSchema('2025-04')));
