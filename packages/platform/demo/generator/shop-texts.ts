/** A heading with its paragraphs, before it becomes the HTML of a page or a policy. */
export interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface Labelled {
  readonly title: string;
  readonly description: string;
}

/** What a shop says beside its products. `{range}` stands for the name of a range. */
export interface ShopTexts {
  readonly description: string;
  readonly size: string;
  readonly oneSize: string;
  readonly strandsAlt: string;
  readonly rangeAlt: string;
  readonly heroAlt: string;
  readonly collections: {
    readonly all: Labelled;
    readonly bestsellers: Labelled;
    readonly care: Labelled;
    readonly styling: Labelled;
    readonly travel: Labelled;
    readonly bundles: Labelled;
  };
  readonly menu: { readonly main: string; readonly footer: string; readonly ranges: string };
  readonly subscription: {
    readonly name: string;
    readonly option: string;
    /** `{weeks}` is the number of weeks between two deliveries. */
    readonly plan: string;
    readonly description: string;
  };
  readonly pages: { readonly about: Article; readonly contact: Article };
  readonly policies: {
    readonly privacy: Article;
    readonly refund: Article;
    readonly shipping: Article;
    readonly terms: Article;
  };
}
