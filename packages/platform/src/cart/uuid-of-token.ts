const HEX_TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A token in the shape of a uuid; tokens that a test injects in another shape stay as they are. */
export function uuidOfToken(token: string): string {
  return token.replace(HEX_TOKEN, '$1-$2-$3-$4-$5');
}
