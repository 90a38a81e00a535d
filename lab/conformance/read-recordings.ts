import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isObject, type JsonObject, objectAt, textAt } from './json-value.ts';

/** Question, and the answer of Shopify. */
export interface Step {
  readonly name: string;
  readonly api: 'admin' | 'storefront';
  readonly version: string;
  readonly query: string;
  readonly variables: JsonObject;
  /** Name of the operation to run; null where the query has but one. */
  readonly operationName: string | null;
  readonly answer: JsonObject;
}

/** Questions to one shop, in their order. */
export interface Recording {
  readonly name: string;
  /** Subject of the recording, such as `carts`. */
  readonly folder: string;
  readonly steps: readonly Step[];
}

const FIXTURES = join('fixtures', 'conformance');
/** Parts that their own program asks again or should answer. */
const NOT_RECORDED = ['upstreamCalls', 'proxyExpected'];
const SHOP = /\.myshopify\.com$/;

/** Reads the recordings in a copy of the repository that ask the Storefront API something. */
export function readRecordings(folder: string): readonly Recording[] {
  const fixtures = join(folder, FIXTURES);
  return readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && SHOP.test(path.split('/', 1)[0] ?? ''))
    .toSorted()
    .map((path) => readRecording(folder, path))
    .filter(({ steps }) => steps.some(({ api }) => api === 'storefront'));
}

function readRecording(folder: string, path: string): Recording {
  const file: unknown = JSON.parse(readFileSync(join(folder, FIXTURES, path), 'utf8'));
  const documentOf = (document: string) => {
    const at = join(folder, document);
    return existsSync(at) ? readFileSync(at, 'utf8') : '';
  };
  const steps = stepsIn(file, documentOf);
  return { name: basename(path, '.json'), folder: basename(dirname(path)), steps };
}

/** Finds the steps of a recording, whose shape differs from file to file. */
export function stepsIn(file: unknown, documentOf: (path: string) => string): readonly Step[] {
  const version = textAt(file, 'apiVersion') ?? '2026-04';
  const steps: Step[] = [];
  const visit = (value: unknown, path: readonly string[]) => {
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries()) visit(one, [...path, String(index)]);
    } else if (isObject(value)) {
      const step = stepOf(value, path, version, documentOf);
      if (step !== null) steps.push(step);
      else
        for (const [key, one] of Object.entries(value)) {
          if (!NOT_RECORDED.includes(key)) visit(one, [...path, key]);
        }
    }
  };
  visit(file, []);
  return steps;
}

function stepOf(
  value: JsonObject,
  path: readonly string[],
  version: string,
  documentOf: (path: string) => string,
): Step | null {
  const request = isObject(value['request']) ? value['request'] : value;
  const answer = answerIn(value['response']);
  const documentPath = textAt(request, 'documentPath');
  if (answer === null || (textAt(request, 'query') ?? documentPath) === null) return null;
  const query = textAt(request, 'query') ?? documentOf(documentPath ?? '');
  if (!query.includes('{')) return null;
  return {
    name: path.join('.'),
    api: apiOf(value),
    version: textAt(value, 'apiVersion') ?? version,
    query,
    variables: objectAt(request, 'variables'),
    operationName: textAt(request, 'operationName'),
    answer,
  };
}

function apiOf(value: JsonObject): Step['api'] {
  const named =
    textAt(value, 'apiSurface') ??
    (textAt(value, 'path')?.startsWith('/api/') === true ? 'storefront' : 'admin');
  return named === 'storefront' ? 'storefront' : 'admin';
}

function answerIn(response: unknown): JsonObject | null {
  if (!isObject(response)) return null;
  for (const body of [response['body'], response['payload'], response]) {
    if (isObject(body) && ('data' in body || 'errors' in body)) return body;
  }
  return null;
}
