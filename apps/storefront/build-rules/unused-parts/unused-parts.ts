/** What a shop's browser never uses of a library's file, told by the names that the file itself has for it. */
export interface UnusedParts {
  /** The end of the file's path. */
  readonly file: string;
  /** Of the file as these parts were read in it (sha256): another version is another file. */
  readonly digest: string;
  /** Kinds of React elements that never come: how the file tells them apart, and the constant that they are made by. */
  readonly kinds?: readonly { readonly tag: number; readonly type: string }[];
  /** Variables that keep their first value, since only unused parts give them another one. */
  readonly constants?: readonly string[];
  /** Functions, and the statements that stand in for theirs. */
  readonly functions?: Readonly<Record<string, string>>;
  /**
   * Variables that hold an error which is only ever compared, and never seen: any object will do. To make an error is to
   * take a stack, and a browser that somebody looks into (Lighthouse, too) reads the whole file anew for it.
   */
  readonly marks?: readonly string[];
  /** Variables that go if nothing uses them: what makes their value has no other effect. */
  readonly pure?: readonly string[];
  /** Statements, by what they begin with. */
  readonly statements?: readonly string[];
}
