import type { ContentItem } from '@dre/core/contract/content/content-admin';
import type { ContentDraft, ContentKind } from '@dre/core/domain/content/content-item';
import { useState } from 'react';
import { AdSlot, EventEntry, NewsEntry } from '../../../lib/components/dashboard-items.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './content-admin.module.css';

interface PreviewProps {
  readonly kind: ContentKind;
  readonly item: ContentItem;
  readonly draft: ContentDraft;
}

/** A preview in the actual components and width of the dashboard. Nothing in it can be pressed. */
export function ItemPreview({ kind, item, draft }: PreviewProps) {
  return (
    <aside className={styles['preview']} aria-label="Preview">
      <h2 className={styles['heading']}>Preview</h2>
      <div className={styles['stage']}>
        <h3>Dashboard card</h3>
        <div inert className={styles['real']}>
          <Shown kind={kind} item={item} draft={draft} />
        </div>
        <Reach item={item} />
      </div>
    </aside>
  );
}

function Shown({ kind, item, draft }: PreviewProps) {
  const [now] = useState(() => new Date().toISOString());
  const title = draft.title.trim() || 'Untitled';
  if (kind === 'ad') {
    return <AdSlot ad={{ id: item.publishedAs ?? '', title, body: draft.words, picture: draft.picture }} />;
  }
  const { id } = item;
  const { text: body, place, seats, link } = draft;
  return (
    <Card padding="none">
      <ul>
        {kind === 'news' ? (
          <NewsEntry news={{ id, title, body, publishedAt: draft.from ?? now }} />
        ) : (
          <EventEntry event={{ id, title, body, place, seats, link, startsAt: draft.startsAt ?? now }} />
        )}
      </ul>
    </Card>
  );
}

/** The reach of an item: people who saw it, or showings and clicks. */
function Reach({ item: { reach, showing, publishedAs } }: { readonly item: ContentItem }) {
  if (reach === null && showing === null) return null;
  return (
    <>
      <h3>Reach</h3>
      <Card>
        {reach && (
          <div className={styles['reach']}>
            <span>Seen by</span>
            <b>
              {count(reach.seen)} of {count(reach.people)} users
            </b>
            <progress max={Math.max(reach.people, 1)} value={reach.seen} aria-label="Seen by" />
          </div>
        )}
        {showing && (
          <dl className={styles['figures']}>
            <dt>Shown</dt>
            <dd>{count(showing.shown)}</dd>
            <dt>Clicks</dt>
            <dd>{count(showing.clicks)}</dd>
            <dt>Clicked of shown</dt>
            <dd>{showing.shown === 0 ? '–' : `${((100 * showing.clicks) / showing.shown).toFixed(1)}%`}</dd>
            <dt>Link</dt>
            <dd>
              <code>/adclick?ad={publishedAs}</code>
            </dd>
          </dl>
        )}
      </Card>
    </>
  );
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
