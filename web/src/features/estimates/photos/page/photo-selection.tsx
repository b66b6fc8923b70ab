import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import styles from './photos-page.module.css';
import { TagDialog } from './tag-dialog.tsx';
import type { Photos } from '../use-photos.ts';

/** The actions on all selected photos. */
export function PhotoSelection({ photos }: { readonly photos: Photos }) {
  const { selection, applyChanges, remove, now } = photos;
  const [isTagging, setTagging] = useState(false);
  const selected = selection.photos;
  const print = (isPrinted: boolean) =>
    applyChanges(
      isPrinted ? 'Photos printed' : 'Photos not printed',
      selected.map(({ id }) => ({ kind: 'change-photo', photoId: id, changes: { isPrinted } })),
    );
  return (
    <div className={styles['selection']} role="toolbar" aria-label="Chosen photos">
      <output>{selected.length === 1 ? '1 photo chosen' : `${selected.length} photos chosen`}</output>
      <Button onPress={() => setTagging(true)}>Say what they show…</Button>
      <Button onPress={() => void print(true)}>Print</Button>
      <Button onPress={() => void print(false)}>Leave out of the print</Button>
      <Button variant="danger-outline" onPress={() => remove(selected)}>
        Delete
      </Button>
      <Button variant="ghost" onPress={selection.all}>
        Choose all
      </Button>
      <Button variant="ghost" onPress={selection.clear}>
        Clear
      </Button>
      {isTagging && (
        <TagDialog
          now={now}
          photos={selected}
          onClose={() => setTagging(false)}
          onTags={(changes) => applyChanges('Photos tagged', changes)}
        />
      )}
    </div>
  );
}
