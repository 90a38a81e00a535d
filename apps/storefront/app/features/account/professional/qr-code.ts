import { encode } from 'uqr';

/** A code as one path of unit squares, in a box of `size` × `size` with its quiet zone. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Modules of white around a code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** The same as a file for a printer. */
export function svgOf({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
