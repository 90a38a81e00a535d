/** A place on the globe, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Parses coordinates in a URL: `52.37,4.9`, latitude first. Null for anything else. */
export function parsePlace(text: string): Coordinates | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text);
  if (match === null) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Two decimals are about a kilometre: near enough to find a salon, too coarse for an address. */
export function formatPlace({ latitude, longitude }: Coordinates): string {
  return `${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))}`;
}
