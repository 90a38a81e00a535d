import styles from './address-lines.module.css';

/** As an envelope has it. */
export function AddressLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <address className={styles['lines']}>
      {[...lines.entries()].map(([position, line]) => (
        <span key={position}>{line}</span>
      ))}
    </address>
  );
}
