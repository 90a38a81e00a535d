import { mkdirSync, writeFileSync } from 'node:fs';
import { textFor } from '../src/client/document.ts';
import { DOCUMENTS } from './documents.ts';
import { operationTypes } from './operation-types.ts';
import { NEWEST, publishedSchema } from './schemas.ts';

const target = new URL('../src/generated/operations.ts', import.meta.url);
mkdirSync(new URL('.', target), { recursive: true });
const documents = DOCUMENTS.map((one) => ({ ...one, text: textFor(one.text, NEWEST) }));
writeFileSync(target, await operationTypes(documents, publishedSchema(NEWEST)));
