import { readAd } from '@dre/core/contract/ads';
import { readEvents, readNews } from '@dre/core/contract/content';
import { Link } from '@tanstack/react-router';
import { When } from '../../../lib/when.tsx';
import styles from './dashboard.module.css';
import { DeskCard } from './desk-card.tsx';
import { useKeptCall } from './use-kept-call.ts';

export function NewsCard() {
  const call = useKeptCall(readNews, { query: {} }, 'news');
  return (
    <DeskCard title="News" call={call}>
      {(news) =>
        news.length === 0 ? (
          <p className={styles['nothing']}>No news.</p>
        ) : (
          <ul className={styles['news']}>
            {news.map(({ id, title, body, publishedAt }) => (
              <li key={id}>
                <h3>{title}</h3>
                {body.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <When at={publishedAt} />
              </li>
            ))}
          </ul>
        )
      }
    </DeskCard>
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
const moment = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

export function EventsCard() {
  const call = useKeptCall(readEvents, { query: {} }, 'events');
  return (
    <DeskCard title="Events" call={call}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles['nothing']}>Nothing planned.</p>
        ) : (
          <ul className={styles['events']}>
            {events.map(({ id, title, startsAt, place }) => (
              <li key={id}>
                <time dateTime={startsAt} className={styles['date']}>
                  <span>{month.format(new Date(startsAt))}</span> <b>{new Date(startsAt).getDate()}</b>
                </time>
                <span className={styles['who']}>
                  <b>{title}</b>
                  <span>{[place, moment.format(new Date(startsAt))].filter(Boolean).join(', ')}</span>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </DeskCard>
  );
}

/** One slot of one size, there from the start so that nothing jumps; without an ad it is not there. */
export function AdCard() {
  const { value, problem } = useKeptCall(readAd, { query: {} }, 'ad');
  if (value === null || problem !== undefined) return null;
  return (
    <aside className={styles['ad']} aria-label="Advertisement">
      <span>Advertisement</span>
      {value && (
        <Link to="/adclick" search={{ ad: value.id }} rel="sponsored" className={styles['adLink']}>
          <b>{value.title}</b>
          <span>{value.body}</span>
        </Link>
      )}
    </aside>
  );
}
