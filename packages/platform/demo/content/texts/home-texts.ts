interface Titled {
  readonly title: string;
  readonly text: string;
}

/** What the front page, the popups and the footer say. `{count}` and `{title}` are filled in by the shop. */
export interface HomeTexts {
  readonly title: string;
  readonly description: string;
  readonly hero: Titled & {
    readonly alt: string;
    readonly bestSellers: string;
    readonly routines: string;
  };
  readonly bestSellers: { readonly title: string; readonly all: string };
  readonly ranges: string;
  readonly band: Titled & { readonly action: string };
  readonly routines: { readonly title: string; readonly all: string; readonly build: string };
  readonly salon: Titled & { readonly action: string };
  readonly facts: { readonly title: string; readonly facts: readonly Titled[] };
  readonly newsletter: Titled & {
    readonly label: string;
    readonly button: string;
    /** What the button agrees to. */
    readonly note: string;
    readonly privacy: string;
    readonly thanks: string;
  };
  readonly popups: { readonly freeTravelSize: Titled; readonly noKickbackFee: Titled };
  readonly footer: { readonly service: string; readonly legal: string };
}
