import * as v from 'valibot';
import { writeJson } from '../requests.ts';

export const META = { 'ucp-agent': { profile: 'https://assistant.example/profile.json' } };

const replySchema = v.looseObject({
  result: v.optional(v.looseObject({ structuredContent: v.optional(v.looseObject({})) })),
  error: v.optional(v.looseObject({ code: v.number(), message: v.string() })),
});

interface Sends {
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Speaks the Model Context Protocol to a server in memory. */
export function openAssistant({ fetch }: Sends, path = '/api/ucp/mcp') {
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(new Request(`http://localhost${path}`, writeJson(body, { ...headers })));
  const ask = async (method: string, params?: unknown) => {
    const response = await post({ jsonrpc: '2.0', id: 1, method, params });
    const { result, error } = v.parse(replySchema, await response.json());
    return { status: response.status, result, error };
  };
  return {
    post,
    ask,
    /** Calls a tool; the metadata is added. */
    call: async (name: string, input: Readonly<Record<string, unknown>>, key?: string) => {
      const meta = { ...META, ...(key !== undefined && { 'idempotency-key': key }) };
      const { status, result, error } = await ask('tools/call', {
        name,
        arguments: { meta, ...input },
      });
      return { status, error, content: result?.structuredContent ?? {} };
    },
  };
}
