declare module '@adobe/structured-data-validator' {
  class Validator {
    validate(found: {
      readonly jsonld: Readonly<Partial<Record<string, readonly unknown[]>>>;
    }): Promise<readonly { readonly issueMessage: string; readonly severity: string }[]>;
  }
  export = Validator;
}
