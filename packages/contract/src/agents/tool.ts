import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** Tool that an assistant calls by MCP, with the words that tell it when to. */
export interface AgentTool<Input extends v.GenericSchema = v.GenericSchema> {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
}

/** Makes a tool whose calls get what the schema lets through. */
export function agentTool<Input extends v.GenericSchema>(
  name: string,
  description: string,
  input: Input,
): AgentTool<Input> {
  return { name, description, input };
}

interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
}

/** Lists tools as MCP's `tools/list` does, from the schemas that validate their calls. */
export function listTools(tools: readonly AgentTool[]): readonly ListedTool[] {
  return tools.map(({ name, description, input }) => {
    const { $schema, ...inputSchema } = toJsonSchema(input, {
      typeMode: 'input',
      errorMode: 'ignore',
    });
    return { name, description, inputSchema };
  });
}
