import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { codeOf } from './brand-file.ts';

const MessagesSchema = v.record(
  v.string(),
  v.union(
    [v.string(), v.objectWithRest({ other: v.string() }, v.string())],
    'must be a text, or plural forms with "other"',
  ),
);

/** Texts that the brand says in its own words, by key. */
export type BrandMessages = v.InferOutput<typeof MessagesSchema>;

interface Read<Value> {
  readonly value: Value;
  readonly problems: string[];
}

/** Reads a JSON file by its schema; a problem names file, field and reason. */
export function readAs<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): Read<v.InferOutput<Schema> | null> {
  const content = readJson(join(folder, name));
  if (!content.ok) return { value: null, problems: [`${name}: ${content.reason}`] };
  const result = v.safeParse(schema, content.value);
  if (result.success) return { value: result.output, problems: [] };
  return { value: null, problems: result.issues.map((issue) => `${name}: ${sentenceOf(issue)}`) };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (field === null) return 'it must be an object.';
  if (issue.type === 'strict_object') {
    return issue.expected === 'never' ? `${field} is unknown.` : `${field} is missing.`;
  }
  const given = issue.input === undefined ? '' : `, not ${JSON.stringify(issue.input)}`;
  return `${field} ${issue.message}${given}.`;
}

/** Reads `messages/<language>.json`; what the texts may say is checked where they are used. */
export function readMessages(folder: string): Read<ReadonlyMap<string, BrandMessages>> {
  const place = join(folder, 'messages');
  const names = existsSync(place)
    ? readdirSync(place).filter((name) => name.endsWith('.json'))
    : [];
  const read = names.map(
    (name) => [name, readAs(folder, `messages/${name}`, MessagesSchema)] as const,
  );
  return {
    value: new Map(read.map(([name, { value }]) => [parse(name).name, value ?? {}])),
    problems: read.flatMap(([, { problems }]) => problems),
  };
}

type Json =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string };

function readJson(file: string): Json {
  try {
    return { ok: true, value: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (error instanceof SyntaxError)
      return { ok: false, reason: `it is no JSON: ${error.message}` };
    return { ok: false, reason: `it cannot be read (${codeOf(error)}).` };
  }
}
