import type { Photo } from '@dre/core/domain/estimates/model/estimate';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { PhotoCard } from './photo-card.tsx';
import { bySide } from './photo-groups.ts';
import styles from './photos-page.module.css';
import { TagDialog } from './tag-dialog.tsx';
import type { Photos } from '../use-photos.ts';

/** The visible photos, grouped by the sides of the vehicle. */
export function PhotoGrid({ photos, isOpen }: { readonly photos: Photos; readonly isOpen: boolean }) {
  const { now, photos: visible, go, applyChanges } = photos;
  const [tagging, setTagging] = useState<Photo | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  if (visible.length === 0) {
    return (
      <EmptyState
        title="No such photos"
        actions={<Button onPress={() => go({ show: undefined })}>Show all photos</Button>}
      >
        Nothing of this estimate is left out: the filter hides the others.
      </EmptyState>
    );
  }
  return (
    <>
      {bySide(visible, now.estimate, now.contents).map(({ key, name, photos: group }) => (
        <section key={key} className={styles['group']} aria-label={name}>
          <h2>
            {name} <span>{group.length}</span>
          </h2>
          <ul className={styles['grid']}>
            {group.map((photo, index) => (
              <PhotoCard
                key={photo.id}
                photos={photos}
                photo={photo}
                group={group}
                index={index}
                isOpen={isOpen}
                onTag={() => setTagging(photo)}
                dragged={dragged}
                onDrag={setDragged}
              />
            ))}
          </ul>
        </section>
      ))}
      {tagging && (
        <TagDialog
          key={tagging.id}
          now={now}
          photos={[tagging]}
          onClose={() => setTagging(null)}
          onTags={(changes) => applyChanges('Photo tagged', changes)}
        />
      )}
    </>
  );
}
