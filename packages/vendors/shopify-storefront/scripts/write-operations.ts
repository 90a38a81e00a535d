import { mkdirSync, writeFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { readDocuments } from './read-documents.ts';
import { type ApiVersion, NEWEST } from './schemas.ts';

interface OperationSource {
  /** Folder whose `.graphql` files are read; the results go into its `generated`. */
  readonly folder: URL;
  readonly schemaOf: (version: ApiVersion) => GraphQLSchema;
  /** Versions with texts of their own. */
  readonly versions?: readonly ApiVersion[];
}

const DOCUMENTS_HEAD = `import type { GraphqlDocuments } from '@lokke/http-client';
import type { OperationTypes } from './operations.ts';

export const DOCUMENTS: GraphqlDocuments<OperationTypes> = `;

/** Writes the documents as they are sent, and their types; \`--documents\` leaves out the types, which no server needs to run. */
export async function writeOperations(source: OperationSource): Promise<void> {
  const target = new URL('generated/', source.folder);
  mkdirSync(target, { recursive: true });
  const documents = readDocuments(source.folder, source.versions ?? [NEWEST]);
  const byName = Object.fromEntries(documents.map((document) => [document.name, document]));
  const content = `${DOCUMENTS_HEAD}${JSON.stringify(byName, null, 2)};\n`;
  writeFileSync(new URL('documents.ts', target), content);
  if (process.argv.includes('--documents')) return;
  // The generator of types is not installed where the shop is only built and run.
  const { operationTypes } = await import('./operation-types.ts');
  const types = await operationTypes(documents, source.schemaOf(NEWEST));
  writeFileSync(new URL('operations.ts', target), types);
}
