/** Everything a buyer can read between the cart and the thank-you page, in one language. */
export interface CheckoutTexts {
  readonly checkout: string;
  readonly details: string;
  readonly payment: string;
  readonly steps: string;
  readonly backToShop: string;
  readonly backToBag: string;
  readonly backToDetails: string;
  readonly testShop: string;
  readonly contact: string;
  readonly email: string;
  readonly emailReason: string;
  readonly phone: string;
  readonly phoneReason: string;
  readonly optional: (label: string) => string;
  readonly deliveryAddress: string;
  readonly weDeliverTo: (country: string) => string;
  readonly address: AddressTexts;
  readonly deliveryMethod: string;
  readonly methods: Readonly<Record<'standard' | 'express', MethodTexts>>;
  readonly freeFrom: (threshold: string) => string;
  readonly free: string;
  readonly toPayment: string;
  readonly change: (what: string) => string;
  readonly changeLink: string;
  readonly card: CardTexts;
  readonly payNow: (total: string) => string;
  readonly summary: SummaryTexts;
  readonly thanks: ThanksTexts;
  readonly problems: ProblemTexts;
  readonly states: StateTexts;
}

interface AddressTexts {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1: string;
  readonly address2: string;
  readonly zip: string;
  readonly eircode: string;
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
  readonly county: string;
  readonly province: string;
  readonly choose: string;
}

interface MethodTexts {
  readonly name: string;
  readonly when: string;
}

interface CardTexts {
  readonly intro: string;
  readonly accepted: string;
  readonly declined: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly securityCode: string;
  readonly securityCodeHint: string;
  readonly holder: string;
  readonly endingIn: (lastFour: string) => string;
}

interface SummaryTexts {
  readonly heading: string;
  readonly quantity: (quantity: number) => string;
  readonly subtotal: string;
  readonly discount: string;
  readonly delivery: string;
  readonly total: string;
  readonly taxIncluded: (tax: string) => string;
  readonly noTax: string;
}

interface ThanksTexts {
  readonly title: string;
  readonly order: (name: string) => string;
  readonly mailSent: (email: string) => string;
  readonly deliveredTo: string;
  readonly paidWith: string;
  readonly contact: string;
  readonly placedOn: (date: string) => string;
}

interface ProblemTexts {
  readonly heading: (count: number) => string;
  readonly missing: (label: string) => string;
  readonly tooLong: (label: string, maximum: number) => string;
  readonly emailShape: string;
  readonly phoneShape: string;
  readonly zipShape: (example: string) => string;
  readonly zipRegion: string;
  readonly stateUnknown: string;
  readonly methodUnknown: string;
  readonly cardShape: string;
  readonly cardNotTest: string;
  readonly expiryShape: string;
  readonly expiryPast: string;
  readonly securityCodeShape: string;
  readonly declined: string;
  readonly noFunds: string;
  readonly totalChanged: (total: string) => string;
  readonly soldOut: (product: string) => string;
  readonly fewerLeft: (product: string, left: number) => string;
  readonly nothingTaken: string;
}

interface StateTexts {
  readonly brokenTitle: string;
  readonly broken: string;
  readonly unknownTitle: string;
  readonly unknown: string;
  readonly emptyTitle: string;
  readonly empty: string;
}
