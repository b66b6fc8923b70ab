import { readShop } from '@dre/core/contract/shop/shop';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useActiveCompany } from '../../session/active-company.ts';
import type { ShopReply } from '../../../offline/shop/shop-transport.ts';
import { useMay } from '../../session/use-may.ts';
import { ClocksCard } from './clocks-card.tsx';
import { CrewCard } from './crew-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PayPeriodCard } from './pay/pay-period-card.tsx';
import { LocationsCard } from './locations-card.tsx';
import { RulesCard } from './rules-card.tsx';
import styles from './shop-settings.module.css';
import { SwitchCard } from './switch-card.tsx';

/** The shop of the company: whether it has one, and how it works. Owners change it, others read it. */
export function ShopSettingsPage() {
  const { id } = useActiveCompany();
  const { data: shop, error, isPending, refetch } = useQuery(readShop, {}, id ?? '');
  return (
    <>
      <div className={styles['top']}>
        <h1>Shop settings</h1>
        <p>The board, the clock and the parts desk begin with what is written here.</p>
      </div>
      {error !== undefined && shop === undefined ? (
        <ErrorState title="The shop could not be read" actions={<Button onPress={refetch}>Try again</Button>}>
          {problemText(error)}
        </ErrorState>
      ) : (
        <Loading
          isLoading={isPending && shop === undefined}
          label="The shop is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {shop !== undefined && <ShopCards shop={shop} onChanged={refetch} />}
        </Loading>
      )}
    </>
  );
}

function ShopCards({ shop, onChanged }: { readonly shop: ShopReply; readonly onChanged: () => void }) {
  const may = useMay();
  const records = { mayChange: may('change-shop-locations-and-crew'), onChanged };
  return (
    <div className={styles['cards']}>
      <SwitchCard shop={shop} onChanged={onChanged} />
      {shop.isOn && (
        <>
          <FirstSteps shop={shop} />
          <LocationsCard locations={shop.locations} {...records} />
          <CrewCard crew={shop.crew} people={shop.people} cards={shop.cards} {...records} />
          <RulesCard
            key={shop.revision}
            shop={shop}
            mayChange={may('change-shop-settings')}
            onChanged={onChanged}
          />
          {may('work-on-own-steps') && <ClocksCard mayEnroll={records.mayChange} />}
          {may('close-pay-periods') && <PayPeriodCard crew={shop.crew} holidays={shop.settings.holidays} />}
        </>
      )}
    </div>
  );
}
