import type { SharedShop } from '@dre/core/contract/sharing/shared-estimate';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useLoadingVisible } from '../../ui/feedback/use-loading-visible.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { ShareFooter, ShopHead } from './share-frame.tsx';
import styles from './share.module.css';

/** A page with one message, and nothing of the product around it. */
export function BareFrame({
  shop,
  heading,
  isBusy = false,
  children,
}: {
  readonly shop?: SharedShop;
  readonly heading?: string;
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
}) {
  const isVisible = useLoadingVisible(isBusy);
  return (
    <div className={styles['page']}>
      <main id="main" className={styles['sheet']} aria-busy={isBusy}>
        {shop && <ShopHead shop={shop} />}
        {isVisible && (
          <div className={styles['skeleton']}>
            <VisuallyHidden>Loading your estimate</VisuallyHidden>
          </div>
        )}
        {heading !== undefined && (
          <section className={styles['message']}>
            <h1>{heading}</h1>
            {children}
          </section>
        )}
      </main>
      <ShareFooter />
    </div>
  );
}

export function EndedLink() {
  return (
    <BareFrame heading="This link does not open an estimate">
      <p>It may be incomplete, or the shop has taken it back. Ask whoever sent it to you for a new one.</p>
    </BareFrame>
  );
}

export function ExpiredLink({ shop }: { readonly shop: SharedShop }) {
  return (
    <BareFrame shop={shop} heading="The time of this link is over">
      <p>Prices are not held for ever. Ask {shop.name} for a new link; it takes them a moment.</p>
      <ReachShop shop={shop} />
    </BareFrame>
  );
}

export function ReachShop({ shop: { phone, email } }: { readonly shop: SharedShop }) {
  return (
    <div className={styles['reach']}>
      {phone !== '' && (
        <LinkButton size="lg" variant="primary" href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
          Call {phone}
        </LinkButton>
      )}
      {email !== '' && (
        <LinkButton size="lg" href={`mailto:${encodeURIComponent(email)}`}>
          Write an e-mail
        </LinkButton>
      )}
    </div>
  );
}

export function UnreadShare({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) {
  return (
    <BareFrame heading="The estimate could not be loaded">
      <p role="alert">{reason}</p>
      <div className={styles['reach']}>
        <Button size="lg" variant="primary" onPress={onRetry}>
          Try again
        </Button>
      </div>
    </BareFrame>
  );
}
