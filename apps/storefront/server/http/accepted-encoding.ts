export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_REMEMBERED = 200;
const MAX_REMEMBERED_LENGTH = 200;
const remembered = new Map<string, Encoding>();

/** Picks the best supported encoding; memoized, as browsers send few variants of the header. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const encoding = chooseEncoding(header);
  if (header.length > MAX_REMEMBERED_LENGTH) return encoding;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
