import { fail, type GraphqlFailure, type Result, succeed } from '@lokke/http-client';
import type { CustomerAccountClient } from './client.ts';
import type { Data, Document, OperationName, Variables } from './document.ts';
import type { OperationFailure, UserError } from './failure.ts';

/** Sends its document and reads the value out of the data. */
export interface Operation<Name extends OperationName, Value, Failure> {
  (client: CustomerAccountClient, variables: Variables<Name>): Promise<Result<Value, Failure>>;
  readonly document: Document<Name>;
}

export function query<Name extends OperationName, Value>(
  name: Name,
  text: string,
  fragments: readonly string[],
  select: (data: Data<Name>) => Value,
): Operation<Name, Value, GraphqlFailure> {
  const document = { name, kind: 'query', text: whole(text, fragments) } as const;
  return Object.assign(
    async (client: CustomerAccountClient, variables: Variables<Name>) => {
      const result = await client.request(document, variables);
      return result.ok ? succeed(select(result.value)) : result;
    },
    { document },
  );
}

interface Payload {
  readonly userErrors: readonly {
    readonly code: string | null;
    readonly field: readonly string[] | null;
    readonly message: string;
  }[];
}

/** Fails where the payload reports errors, whatever else it holds. */
export function mutation<Name extends OperationName>(
  name: Name,
  text: string,
  payloadOf: (data: Data<Name>) => Payload | null,
): Operation<Name, null, OperationFailure> {
  const document = { name, kind: 'mutation', text: text.trim() } as const;
  return Object.assign(
    async (
      client: CustomerAccountClient,
      variables: Variables<Name>,
    ): Promise<Result<null, OperationFailure>> => {
      const result = await client.request(document, variables);
      if (!result.ok) return result;
      const payload = payloadOf(result.value);
      if (payload === null) return fail({ kind: 'unreadable', message: 'No payload' });
      const userErrors = payload.userErrors.map(
        ({ code, field, message }): UserError => ({ code, field: field ?? [], message }),
      );
      return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(null);
    },
    { document },
  );
}

function whole(text: string, fragments: readonly string[]): string {
  return [text, ...fragments].map((part) => part.trim()).join('\n\n');
}
