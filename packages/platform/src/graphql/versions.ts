export const API_VERSIONS = ['2024-01', '2024-04', '2024-10', '2025-04'] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

function isApiVersion(value: string): value is ApiVersion {
  return API_VERSIONS.some((version) => version === value);
}

/** A version that is not served falls forward to the oldest one that is, as Shopify does. */
export function servedVersion(requested: string): ApiVersion {
  return isApiVersion(requested) ? requested : API_VERSIONS[0];
}
