/** What was typed, by the name of the input. */
export type FormValues = Readonly<Record<string, string>>;

/** Secrets do not travel back to the page: there they would stand in its markup. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmation']);

export function valuesOf(form: FormData): FormValues {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

export async function valuesOfRequest(request: Request): Promise<FormValues> {
  return valuesOf(await request.formData());
}

export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.has(name)));
}
