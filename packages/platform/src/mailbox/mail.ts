export interface Mail {
  readonly id: number;
  readonly shop: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly createdAt: string;
}
