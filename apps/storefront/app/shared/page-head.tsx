interface PageHeadProps {
  readonly title: string;
  readonly description?: string | null;
}

const BRAND = 'LOKKE';

/** React lifts these into the document's head, on the server too. */
export function PageHead({ title, description = null }: PageHeadProps) {
  return (
    <>
      <title>{title.includes(BRAND) ? title : `${title} | ${BRAND}`}</title>
      {description !== null && description !== '' && (
        <meta name="description" content={description} />
      )}
    </>
  );
}
