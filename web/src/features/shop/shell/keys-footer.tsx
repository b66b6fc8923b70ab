import { product } from '@dre/core/domain/product';
import { memo } from 'react';
import { useConfiguration } from '../../../lib/calls/configuration.ts';
import { Kbd } from '../../../ui/actions/Kbd.tsx';
import styles from './keys-footer.module.css';

interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The keys of a screen and the product's footer. */
export const KeysFooter = memo(function KeysFooter({ hints }: { readonly hints: readonly KeyHint[] }) {
  const { year } = useConfiguration();
  return (
    <footer className={styles['footer']}>
      <ul aria-label="Keys">
        {hints.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <p>
        <span>{`Copyright © ${year} ${product.publisher}`}</span>
        <span>{`Version ${product.version}`}</span>
      </p>
    </footer>
  );
});
