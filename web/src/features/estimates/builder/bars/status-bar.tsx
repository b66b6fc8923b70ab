import { product } from '@dre/core/domain/product';
import { memo } from 'react';
import { useConfiguration } from '../../../../lib/calls/configuration.ts';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { keyHints } from '../../commands/key-hints.ts';
import styles from './status-bar.module.css';

/** The builder's keys and the product's footer. */
export const StatusBar = memo(function StatusBar() {
  const { year } = useConfiguration();
  return (
    <footer className={styles['bar']}>
      <ul className={styles['keys']} aria-label="Keys">
        {keyHints.map(({ keys, does }) => (
          <li key={does}>
            {keys.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
            {does}
          </li>
        ))}
      </ul>
      <p className={styles['product']}>
        <span>{`Copyright © ${year} ${product.publisher}`}</span>
        <span>{`Version ${product.version}`}</span>
      </p>
    </footer>
  );
});
