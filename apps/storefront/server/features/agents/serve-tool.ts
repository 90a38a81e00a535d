import type { AgentTool } from '@lokke/contract/agents';
import * as v from 'valibot';
import type { AgentShops, ToolOutcome } from './agent-shop.ts';

/** Tool with the work that its call does. */
export interface ServedTool {
  readonly tool: AgentTool;
  readonly call: (shops: AgentShops, input: unknown) => Promise<ToolOutcome>;
}

/** Binds a tool to its work, which gets what the tool's schema lets through. */
export function serveTool<Input extends v.GenericSchema>(
  tool: AgentTool<Input>,
  work: (shops: AgentShops, input: v.InferOutput<Input>) => Promise<ToolOutcome>,
): ServedTool {
  return {
    tool,
    call: async (shops, input) => {
      const read = v.safeParse(tool.input, input, { abortEarly: true });
      if (read.success) return work(shops, read.output);
      const [issue] = read.issues;
      const message = `${v.getDotPath(issue) ?? 'arguments'}: ${issue.message}`;
      return { kind: 'refused', status: 400, message };
    },
  };
}
