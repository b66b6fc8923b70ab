import { readAd } from '@dre/core/contract/ads/ads';
import { readEvents, readNews } from '@dre/core/contract/content/content';
import { AdSlot, EventEntry, NewsEntry } from '../../../lib/components/dashboard-items.tsx';
import styles from './dashboard.module.css';
import { DashboardCard } from './dashboard-card.tsx';
import { useCachedQuery } from './use-cached-query.ts';

export function NewsCard() {
  const call = useCachedQuery(readNews, { query: {} }, 'rich news');
  return (
    <DashboardCard title="News" call={call}>
      {(news) =>
        news.length === 0 ? (
          <p className={styles['nothing']}>No news.</p>
        ) : (
          <ul>
            {news.map((entry) => (
              <NewsEntry key={entry.id} news={entry} />
            ))}
          </ul>
        )
      }
    </DashboardCard>
  );
}

export function EventsCard() {
  const call = useCachedQuery(readEvents, { query: {} }, 'rich events');
  return (
    <DashboardCard title="Events" call={call}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles['nothing']}>Nothing planned.</p>
        ) : (
          <ul>
            {events.map((event) => (
              <EventEntry key={event.id} event={event} />
            ))}
          </ul>
        )
      }
    </DashboardCard>
  );
}

/** Hidden without an ad. */
export function AdCard() {
  const { data, error } = useCachedQuery(readAd, { query: {} }, 'ad with picture');
  if (data === null || error !== undefined) return null;
  return (
    <div className={styles['adCell']}>
      <AdSlot ad={data} />
    </div>
  );
}
