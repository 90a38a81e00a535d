/** Removes the access token from a platform address id, for the browser. */
export function publicAddressId(id: string): string {
  const number = numberOf(id);
  return number === null ? '' : `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress`;
}

/** Restores the platform's id from the token's holder; null when it is no address id. */
export function ownAddressId(id: string, customerAccessToken: string): string | null {
  if (numberOf(id) === null) return null;
  return `${publicAddressId(id)}&customer_access_token=${encodeURIComponent(customerAccessToken.toWellFormed())}`;
}

function numberOf(id: string): string | null {
  const match = /^(?:gid:\/\/shopify\/MailingAddress\/)?(\d{1,20})(?:\?[^#\s]*)?$/.exec(id.trim());
  return match?.[1] ?? null;
}
