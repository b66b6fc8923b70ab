import { listWorkOrders } from '@dre/core/contract/estimates/document-choices';
import { Link } from '@tanstack/react-router';
import { When } from '../../../lib/text/when.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useActiveCompany } from '../../session/active-company.ts';
import { useSessionState } from '../../session/session-context.ts';
import { useHasShop } from '../../session/use-has-shop.ts';
import { useMay } from '../../session/use-may.ts';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { AdCard, EventsCard, NewsCard } from './news-cards.tsx';
import { ShopCard } from './shop-card.tsx';
import { useCachedQuery } from './use-cached-query.ts';

/** Dashboard of roles without estimates: their work orders, and the news. */
export function WorkDashboard() {
  const may = useMay();
  const { id } = useActiveCompany();
  const hasShop = useHasShop() && may('work-on-own-steps');
  if (id === undefined) return <NoCompany />;
  return (
    <div className={styles['grid']}>
      <div className={styles['left']}>
        {hasShop && <ShopCard isOwn />}
        {may('read-work-orders') && <WorkOrdersCard />}
        <EventsCard />
      </div>
      <div className={styles['right']}>
        <NewsCard />
        <AdCard />
      </div>
    </div>
  );
}

/** Administrators maintain the product and belong to no company, so they have no company news or work. */
function NoCompany() {
  const { admin } = useSessionState();
  return (
    <EmptyState
      title="You work for no company here"
      actions={
        admin && <LinkButton render={(look) => <Link to="/admin/home" {...look} />}>Admin Home</LinkButton>
      }
    >
      Estimates, news and events are those of a company.
    </EmptyState>
  );
}

function WorkOrdersCard() {
  const call = useCachedQuery(listWorkOrders, { query: {} }, 'work orders');
  return (
    <DashboardCard title="Work orders" more={<Link to="/help/view-topics">Help</Link>} call={call}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No work orders yet" headingLevel={3}>
            The work order of an estimate stands here once the estimate is approved.
          </EmptyState>
        ) : (
          <ul aria-label="Work orders" className={styles['items']}>
            {items.map(({ id, number, vehicle, updatedAt }) => (
              <li key={id}>
                <Link to="/estimate/$id/documents" params={{ id }} search={{}} className={styles['item']}>
                  <span className={styles['who']}>
                    <b>{vehicle || 'No vehicle yet'}</b>
                    <span className={styles['mono']}>{number}</span>
                  </span>
                  <span className={styles['much']}>
                    <span>
                      <When at={updatedAt} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </DashboardCard>
  );
}
