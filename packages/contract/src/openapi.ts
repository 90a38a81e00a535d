import { LOCALES } from '@lokke/domain/markets';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import * as account from './account/index.ts';
import type { ApiCall } from './call/index.ts';
import * as checkout from './checkout/index.ts';
import * as consent from './consent.ts';
import * as content from './content.ts';
import * as discount from './discount.ts';
import * as experiments from './experiments.ts';
import * as markets from './markets.ts';
import * as restock from './restock.ts';
import * as reviews from './reviews.ts';
import * as salons from './salons.ts';
import { localeSchema } from './schema.ts';
import * as search from './search.ts';
import * as trade from './trade.ts';
import * as vitals from './vitals.ts';

const AREAS = {
  account,
  checkout,
  consent,
  content,
  discount,
  markets,
  restock,
  reviews,
  salons,
  trade,
  search,
  experiments,
  vitals,
};

/** Schemas that several calls share, by their names in `components`. */
const SHARED = {
  Checkout: checkout.checkoutSchema,
  Locale: localeSchema,
  Salon: salons.publicSalonSchema,
};

interface MediaContent {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: MediaContent & { readonly required: true };
  readonly responses: Readonly<
    Record<'200' | 'default', MediaContent & { readonly description: string }>
  >;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<
    Record<string, Readonly<Partial<Record<'get' | 'post', OpenApiOperation>>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** Describes every call of the API as OpenAPI, from the same schemas that validate it. */
export function openApiDocument(): OpenApiDocument {
  const operations = Object.entries(AREAS).flatMap(([tag, exported]) =>
    Object.entries(exported).flatMap(([name, value]) => {
      const call: unknown = value === salons.getSalon ? salons.getSalon(':salonNo') : value;
      return isCall(call) ? [pathOf(name, tag, call)] : [];
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1.0.0',
      description:
        'The calls of the shop’s own pages. Requests from other origins are rejected; a session is a cookie.',
    },
    paths: Object.fromEntries(operations),
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(SHARED).map(([name, schema]) => [name, convert(schema, 'output', {})]),
        ),
        Error: {
          type: 'object',
          properties: { error: { type: 'string', minLength: 1 } },
          required: ['error'],
        },
      },
    },
  };
}

function pathOf(operationId: string, tag: string, call: ApiCall) {
  const request = convert(call.request, 'input');
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(
    ([, name = '']): Parameter => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }),
  );
  const operation: OpenApiOperation = {
    operationId,
    tags: [tag],
    ...(call.method === 'GET'
      ? { parameters: [...inPath, ...queryParameters(request)] }
      : { requestBody: { required: true, ...json(request) } }),
    responses: {
      '200': { description: 'Done', ...json(convert(call.response, 'output')) },
      default: {
        description: 'Failed, with a message for the visitor',
        ...json({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
  const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
  return [path, { [call.method === 'GET' ? 'get' : 'post']: operation }] as const;
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): readonly Parameter[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean'
      ? []
      : [{ name, in: 'query', required: required.includes(name), schema }],
  );
}

function json(schema: JsonSchema): MediaContent {
  return { content: { 'application/json': { schema } } };
}

/** Leaves out what JSON Schema cannot express, such as the rules for passwords. */
function convert(
  schema: v.GenericSchema,
  typeMode: 'input' | 'output',
  definitions: NonNullable<ConversionConfig['definitions']> = SHARED,
): JsonSchema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, {
    typeMode,
    definitions,
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === localeSchema ? { type: 'string', enum: [...LOCALES] } : undefined,
  });
  return converted;
}

function isCall(value: unknown): value is ApiCall {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}
