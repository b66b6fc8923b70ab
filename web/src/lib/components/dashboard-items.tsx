import type { News, ProductEvent } from '@dre/core/contract/content/content';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { PlainButton } from '../../ui/actions/PlainButton.tsx';
import { RichText } from '../../ui/text/RichText.tsx';
import styles from './dashboard-items.module.css';
import { useCut } from '../page/use-cut.ts';
import { momentFormat } from '../text/display-zone.ts';
import { When } from '../text/when.tsx';

/** A link inside a text into the product, followed without a new page. */
function ownLink(href: string, children: ReactNode): ReactNode {
  // The router takes query and fragment apart from the path.
  return /[?#]/.test(href) ? <a href={href}>{children}</a> : <Link to={href}>{children}</Link>;
}

/** A news item in the dashboard's card; its full text opens beside. */
export function NewsEntry({ news }: { readonly news: News }) {
  const [isOpen, setOpen] = useState(false);
  const { text, isCut } = useCut();
  const { title, body, publishedAt } = news;
  return (
    <li className={styles['news']}>
      <h3>{title}</h3>
      <div ref={text} className={isCut ? `${styles['text']} ${styles['cut']}` : styles['text']}>
        <RichText text={body} under={3} ownLink={ownLink} />
      </div>
      <span className={styles['foot']}>
        <When at={publishedAt} />
        {isCut && (
          <PlainButton
            className={styles['more']}
            aria-label={`Read all of ${title}`}
            onPress={() => setOpen(true)}
          >
            Read all
          </PlainButton>
        )}
      </span>
      {isOpen && (
        <Drawer isOpen onClose={() => setOpen(false)} title={title}>
          <div className={styles['whole']}>
            <When at={publishedAt} />
            <RichText text={body} under={2} ownLink={ownLink} />
          </div>
        </Drawer>
      )}
    </li>
  );
}

const month = { month: 'short' } as const;
const date = { day: 'numeric' } as const;
const moment = {
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const wholeDay = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** An event in the dashboard's card; its full text opens beside. */
export function EventEntry({ event }: { readonly event: ProductEvent }) {
  const [isOpen, setOpen] = useState(false);
  const { title, startsAt, place, seats, link, body } = event;
  const start = new Date(startsAt);
  const hasMore = body.content.length > 0 || link !== '';
  return (
    <li className={styles['event']}>
      <time dateTime={startsAt} className={styles['date']}>
        <span>{momentFormat(month).format(start)}</span> <b>{momentFormat(date).format(start)}</b>
      </time>
      <span className={styles['what']}>
        {hasMore ? (
          <PlainButton className={styles['name']} onPress={() => setOpen(true)}>
            {title}
          </PlainButton>
        ) : (
          <b>{title}</b>
        )}
        <span>{[place, momentFormat(moment).format(start), seats].filter(Boolean).join(', ')}</span>
      </span>
      {isOpen && (
        <Drawer isOpen onClose={() => setOpen(false)} title={title}>
          <div className={styles['whole']}>
            <p>{[momentFormat(wholeDay).format(start), place, seats].filter(Boolean).join(' · ')}</p>
            <RichText text={body} under={2} ownLink={ownLink} />
            {link !== '' && (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {link}
              </a>
            )}
          </div>
        </Drawer>
      )}
    </li>
  );
}

export interface AdBox {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly picture: { readonly src: string; readonly alt: string } | null;
}

/** One slot of one size, reserved from the start so that nothing jumps. */
export function AdSlot({ ad }: { readonly ad: AdBox | undefined }) {
  return (
    <aside className={styles['ad']} aria-label="Advertisement">
      <span>Advertisement</span>
      {ad && (
        <Link to="/adclick" search={{ ad: ad.id }} rel="sponsored" className={styles['adLink']}>
          {ad.picture ? (
            <img src={ad.picture.src} alt={`${ad.title}: ${ad.picture.alt}`} width={336} height={92} />
          ) : (
            <>
              <b>{ad.title}</b>
              <span>{ad.body}</span>
            </>
          )}
        </Link>
      )}
    </aside>
  );
}
