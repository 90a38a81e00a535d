/** Answer of a tool, in the form of the Model Context Protocol. */
interface ToolAnswer {
  readonly content: readonly [{ readonly type: 'text'; readonly text: string }];
  readonly isError?: true;
}

/** Tool of the page for an assistant in the browser (WebMCP). */
export interface PageTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: true };
  readonly execute: (input: unknown) => Promise<ToolAnswer>;
}

interface ModelContext {
  readonly registerTool: (tool: PageTool, options: { readonly signal: AbortSignal }) => unknown;
}

/** Part of the browser that assistants ask for tools; null where it has none. */
export function modelContextOf(document: Document): ModelContext | null {
  const found: unknown = Reflect.get(document, 'modelContext');
  return isModelContext(found) ? found : null;
}

function isModelContext(value: unknown): value is ModelContext {
  return typeof value === 'object' && value !== null && 'registerTool' in value;
}
