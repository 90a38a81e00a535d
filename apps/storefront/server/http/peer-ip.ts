/** What the Node server says about a connection; in memory there is none. */
export function peerIpOf(bindings: unknown): string | null {
  const address = fieldOf(fieldOf(fieldOf(bindings, 'incoming'), 'socket'), 'remoteAddress');
  return typeof address === 'string' ? address : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
