import { product } from '@dre/core/domain/product';
import { useConfiguration } from '../../lib/calls/configuration.ts';

/** Copyright with the year, the publisher and the version (spec §2). */
export function Footer({ className, inner }: { readonly className?: string; readonly inner?: string }) {
  const { year } = useConfiguration();
  return (
    <footer className={className}>
      <div className={inner}>
        <span>{`Copyright © ${year} ${product.publisher}`}</span>
        <span>{`Version ${product.version}`}</span>
      </div>
    </footer>
  );
}
