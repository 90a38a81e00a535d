/** A document of `tests/documents`, its variables, and what its answer must hold. */
export type DocumentCase = readonly [document: string, variables: object, answer: object];

export const HERE = { country: 'NL', language: 'NL' };
