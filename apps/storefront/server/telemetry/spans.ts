import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { TraceSettings } from '../config/index.ts';

// Nothing is registered without OTEL_EXPORTER_OTLP_ENDPOINT, and the API's tracer does nothing.
const tracer = trace.getTracer('storefront');

export interface SpanOptions {
  readonly name: string;
  readonly attributes: Attributes;
}

/** Spans a request, as part of the trace that its `traceparent` names. */
export function inRequestSpan<T>(
  { name, attributes, headers }: SpanOptions & { readonly headers: Headers },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), headers, {
    get: (carrier, key) => carrier.get(key) ?? undefined,
    keys: (carrier) => [...carrier.keys()],
  });
  return tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, parent, (span) =>
    endAfter(span, work),
  );
}

/** Spans one call of a service; `work` gets the headers that carry the trace there. */
export function inCallSpan<T>(
  { name, attributes }: SpanOptions,
  work: (span: Span, traceHeaders: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) => {
    const headers: Record<string, string> = {};
    propagation.inject(context.active(), headers);
    return endAfter(span, () => work(span, headers));
  });
}

/** Marks a span failed by its response: 5xx for a server, nothing else. */
export function noteStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

export function currentTraceId(): string | null {
  return trace.getActiveSpan()?.spanContext().traceId ?? null;
}

async function endAfter<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span);
  } catch (error) {
    // The kind alone: messages may quote what a visitor typed.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Starts sending spans; returns how to send what is left. Loaded only when wanted: it takes 20 MB. */
export async function startTraces(
  settings: TraceSettings,
  build: string,
): Promise<() => Promise<void>> {
  const { exportTraces } = await import('./export-traces.ts');
  return exportTraces(settings, build);
}
