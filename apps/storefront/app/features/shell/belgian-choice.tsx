import { localeOfBelgianPostcode } from '@lokke/domain/belgium';
import { type Locale, marketOf } from '@lokke/domain/markets';
import type { MarketNames, SourceMessages, TranslateOf } from '@lokke/i18n';
import { type FormEvent, useState } from 'react';
import { rememberMarket } from '../../state/market/market-preference.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './belgian-choice.module.css';

export type SuggestionSource = SourceMessages['suggestion'];

interface BelgianChoiceProps {
  readonly t: TranslateOf<SuggestionSource>;
  readonly names: MarketNames;
  readonly locales: readonly Locale[];
  readonly addressIn: (locale: Locale) => string;
}

/** Offers both languages; a postcode chooses for whoever types one (spec §5). */
export function BelgianChoice({ t, names, locales, addressIn }: BelgianChoiceProps) {
  const [isWrong, setIsWrong] = useState(false);
  const [belgium] = locales.map(marketOf);

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const postcode = new FormData(event.currentTarget).get('postcode');
    const locale = localeOfBelgianPostcode(String(postcode ?? ''));
    setIsWrong(locale === null);
    if (locale === null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    rememberMarket(locale);
    window.location.assign(addressIn(locale));
  };

  return (
    <div className={styles['belgium']}>
      <strong>{belgium && `${names.country(belgium)} · ${belgium.currencyCode}`}</strong>
      <p className={styles['languages']}>
        {locales.map(marketOf).map((market) => (
          <a
            key={market.locale}
            href={addressIn(market.locale)}
            lang={market.languageTag}
            hrefLang={market.languageTag}
            onClick={() => rememberMarket(market.locale)}
          >
            {names.language(market)}
          </a>
        ))}
      </p>
      <form className={styles['form']} noValidate onSubmit={go}>
        <Field
          label={t('postcode.label')}
          errors={isWrong ? [t('postcode.wrong')] : []}
          name="postcode"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
        />
        <Button type="submit" appearance="secondary">
          {t('postcode.go')}
        </Button>
      </form>
    </div>
  );
}
