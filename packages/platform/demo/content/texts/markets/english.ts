import type { MarketText } from '../market-texts.ts';

const BRITISH = {
  tax: 'All prices include VAT.',
  withdrawalBasis:
    'You have this right under the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013.',
  guarantee:
    'Under the Consumer Rights Act 2015 a product must be as described, of satisfactory quality and fit for its purpose. Within 30 days you can send a faulty one back for a full refund; after that we replace it or pay you back. Tell us, and we put it right.',
  dataAuthority:
    'If you are not content with our answer, you can complain to the Information Commissioner’s Office (ico.org.uk).',
  imprintBasis:
    'Information under the Electronic Commerce (EC Directive) Regulations 2002 and the Provision of Services Regulations 2009.',
} as const;

/** The markets that read English. */
export const ENGLISH_MARKETS: readonly MarketText[] = [
  {
    shop: 'nl',
    locale: 'en',
    country: 'in the Netherlands',
    exclusions: 'Not to Bonaire, St Eustatius and Saba.',
    standardTime: '1 to 2 working days',
    expressTime: 'the next working day, if you order before 16:00',
    tax: 'All prices include Dutch VAT.',
    withdrawalBasis:
      'You have this right under article 6:230o of the Dutch Civil Code and Directive 2011/83/EU.',
    guarantee:
      'By Dutch law you may expect a product to do what it should (conformity). If it does not, we repair or replace it or pay you back, at no cost to you. Tell us within two months of finding out.',
    complaints:
      'If we cannot agree, ACM ConsuWijzer (consuwijzer.nl) advises you, and from another country of the EU the European Consumer Centre (eccnederland.nl). The courts stay open to you.',
    dataAuthority:
      'If you are not content with our answer, you can complain to the Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl).',
    accessibility:
      'If our answer does not help, you can turn to the Netherlands Authority for Consumers and Markets (acm.nl), which supervises the accessibility of online shops under Directive (EU) 2019/882.',
    imprintBasis: 'Information under article 3:15d of the Dutch Civil Code.',
  },
  {
    ...BRITISH,
    shop: 'uk',
    locale: 'en-GB',
    country: 'in England, Scotland and Wales',
    exclusions: 'For Northern Ireland there is a shop of its own, with its own delivery.',
    standardTime: '2 to 3 working days',
    expressTime: 'the next working day, if you order before 14:00',
    complaints:
      'If we cannot agree, Citizens Advice (citizensadvice.org.uk), or in Scotland Advice Direct Scotland (advicedirect.scot), tells you what you can do. We do not take part in a dispute resolution scheme. The courts stay open to you.',
    accessibility:
      'If our answer does not help, the Equality Advisory and Support Service (equalityadvisoryservice.com) advises you under the Equality Act 2010.',
  },
  {
    ...BRITISH,
    shop: 'ni',
    locale: 'en-GB',
    country: 'in Northern Ireland',
    standardTime: '3 to 4 working days',
    expressTime: '2 working days, if you order before 14:00',
    complaints:
      'If we cannot agree, Consumerline of the Trading Standards Service (nidirect.gov.uk/consumerline) tells you what you can do. We do not take part in a dispute resolution scheme. The courts stay open to you.',
    accessibility:
      'If our answer does not help, the Equality Commission for Northern Ireland (equalityni.org) advises you under the Disability Discrimination Act 1995.',
  },
  {
    shop: 'ie',
    locale: 'en-IE',
    country: 'in Ireland',
    standardTime: '2 to 4 working days',
    expressTime: '1 to 2 working days, if you order before 13:00',
    tax: 'All prices include VAT.',
    withdrawalBasis:
      'You have this right under Part 5 of the Consumer Rights Act 2022 and Directive 2011/83/EU.',
    guarantee:
      'Under the Consumer Rights Act 2022 a product must be as described, of satisfactory quality and fit for its purpose. If it is not, we repair or replace it or pay you back, at no cost to you.',
    complaints:
      'If we cannot agree, the Competition and Consumer Protection Commission (ccpc.ie) advises you. For claims up to €2,000 there is the small claims procedure (courts.ie).',
    dataAuthority:
      'If you are not content with our answer, you can complain to the Data Protection Commission (dataprotection.ie).',
    accessibility:
      'If our answer does not help, you can turn to the Competition and Consumer Protection Commission (ccpc.ie), which supervises online shops under the European Union (Accessibility Requirements of Products and Services) Regulations 2023.',
    imprintBasis:
      'Information under Regulation 7 of the European Communities (Directive 2000/31/EC) Regulations 2003.',
  },
  {
    shop: 'us',
    locale: 'en-US',
    country: 'in the 48 contiguous states and Washington, D.C.',
    exclusions: 'Not yet to Alaska, Hawaii, the territories or P.O. boxes.',
    standardTime: '3 to 5 business days',
    expressTime: '2 business days, if you order before 12:00 Eastern',
    tax: 'Prices do not include sales tax; it is added at the checkout where your state asks for it.',
    withdrawalBasis:
      'Federal law gives no such right for purchases online. We give it all the same.',
    guarantee:
      'If a product is faulty, we replace it or pay you back. This does not limit the warranties that the law of your state implies.',
    complaints:
      'If we cannot agree, the consumer protection office of your state (usa.gov/state-consumer) advises you. We ask nobody to give up a court or a jury.',
    dataAuthority:
      'We ask this of ourselves for everyone, whichever state you live in. If you are not content with our answer, you can turn to your state’s attorney general (usa.gov/state-attorney-general).',
    accessibility:
      'We also follow Title III of the Americans with Disabilities Act. More about your rights is at ada.gov.',
    imprintBasis: 'Who sells to you, and where to find us.',
  },
];
