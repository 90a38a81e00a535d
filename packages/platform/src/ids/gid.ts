/** A global id of the Storefront API: `gid://shopify/Product/12`. */
export function gid(type: string, id: string | number): string {
  return `gid://shopify/${type}/${id}`;
}

const GID = /^gid:\/\/shopify\/([A-Za-z]+)\/([^?]+)(?:\?(.*))?$/;

export interface ParsedGid {
  readonly type: string;
  readonly id: string;
  readonly parameters: URLSearchParams;
}

export function parseGid(value: string): ParsedGid | null {
  const match = GID.exec(value);
  if (match === null) return null;
  const [, type = '', id = '', query = ''] = match;
  return { type, id, parameters: new URLSearchParams(query) };
}
