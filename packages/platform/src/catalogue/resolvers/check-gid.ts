import { refusal } from '../../graphql/refusal.ts';
import { parseGid } from '../../ids/index.ts';

/** An id that is no global id at all is the caller's mistake; one of nothing is just not found. */
export function checkGid(id: string): string {
  if (parseGid(id) !== null) return id;
  throw refusal('argumentLiteralsIncompatible', `Invalid global id '${id}'`, {
    typeName: 'CoercionError',
  });
}
