import { readFileSync } from 'node:fs';

/** Reads a file of the repository that people edit: what is wrong with its JSON is said with its name. */
export function readJsonFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
