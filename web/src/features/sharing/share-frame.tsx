import { product } from '@dre/core/domain/product';
import type { SharedShop } from '@dre/core/contract/sharing/shared-estimate';
import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useConfiguration } from '../../lib/calls/configuration.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './share.module.css';

/** The page's header: the shop's, not the product's. */
export function ShopHead({ shop, pdf }: { readonly shop: SharedShop; readonly pdf?: string | null }) {
  return (
    <header className={styles['head']}>
      {shop.logo === null ? (
        <span className={styles['mark']} aria-hidden="true">
          {initials(shop.name)}
        </span>
      ) : (
        <img className={styles['logo']} src={shop.logo} alt="" />
      )}
      <div className={styles['shop']}>
        <b>{shop.name}</b>
        {shop.phone !== '' && <a href={`tel:${shop.phone.replaceAll(/[^0-9+]/g, '')}`}>{shop.phone}</a>}
      </div>
      {pdf && (
        <span className={styles['pdf']}>
          <LinkButton href={`${pdf}?download=1`} icon={<Download aria-hidden="true" size={16} />}>
            PDF
          </LinkButton>
        </span>
      )}
    </header>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

export function ShareFooter({ estimate }: { readonly estimate?: string }) {
  const { year } = useConfiguration();
  return (
    <footer className={styles['foot']}>
      <span>{estimate}</span>
      <span>
        {`Copyright © ${String(year)} ${product.publisher}`} <span aria-hidden="true">·</span>{' '}
        {`Version ${product.version}`}
      </span>
    </footer>
  );
}

/** The frame of every share page: the shop above, number and version below. */
export function ShareFrame({
  shared,
  children,
}: {
  readonly shared: {
    readonly shop: SharedShop;
    readonly number: string;
    readonly version: string;
    readonly pdf: string | null;
  };
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['page']}>
      <main id="main" className={styles['sheet']}>
        <ShopHead shop={shared.shop} pdf={shared.pdf} />
        {children}
      </main>
      <ShareFooter estimate={`Estimate ${shared.number}, version ${shared.version}`} />
    </div>
  );
}
