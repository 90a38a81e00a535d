import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FileEdit {
  /** Path from the repository's root. */
  readonly path: string;
  readonly content: string;
}

/** Writes all files or none: each beside its place first, then all into place. */
export function writeAll(root: string, edits: readonly FileEdit[]): void {
  const files = edits.map(({ path, content }) => {
    const target = join(root, path);
    const before = existsSync(target) ? readFileSync(target) : null;
    return { target, waiting: `${target}.new`, content, before };
  });
  const moved: typeof files = [];
  try {
    for (const { waiting, content } of files) writeFileSync(waiting, content);
    for (const file of files) {
      renameSync(file.waiting, file.target);
      moved.push(file);
    }
  } catch (error) {
    for (const { target, before } of moved) {
      if (before === null) rmSync(target, { force: true });
      else writeFileSync(target, before);
    }
    for (const { waiting } of files) rmSync(waiting, { force: true });
    throw error;
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textAt(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function objectAt(root: string, path: string): JsonObject {
  return objectIn(JSON.parse(textAt(root, path)), path);
}

export function listAt(root: string, path: string): readonly unknown[] {
  return listIn(JSON.parse(textAt(root, path)), path);
}

export function objectIn(value: unknown, name: string): JsonObject {
  if (isObject(value)) return value;
  throw new Error(`${name} holds no object.`);
}

export function listIn(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${name} holds no list.`);
}

export function toJson(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, null, indent)}\n`;
}
