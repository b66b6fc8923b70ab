import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import styles from './photos-page.module.css';
import { TagDialog } from './tag-dialog.tsx';
import type { Photos } from '../use-photos.ts';

/** The actions on all selected photos. */
export function PhotoSelection({ photos }: { readonly photos: Photos }) {
  const { selection, act, remove, now } = photos;
  const [isTagging, setTagging] = useState(false);
  const chosen = selection.photos;
  const print = (isPrinted: boolean) =>
    act(
      isPrinted ? 'Photos printed' : 'Photos not printed',
      chosen.map(({ id }) => ({ kind: 'change-photo', photoId: id, changes: { isPrinted } })),
    );
  return (
    <div className={styles['selection']} role="toolbar" aria-label="Chosen photos">
      <output>{chosen.length === 1 ? '1 photo chosen' : `${chosen.length} photos chosen`}</output>
      <Button onPress={() => setTagging(true)}>Say what they show…</Button>
      <Button onPress={() => void print(true)}>Print</Button>
      <Button onPress={() => void print(false)}>Leave out of the print</Button>
      <Button variant="danger-outline" onPress={() => remove(chosen)}>
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
          photos={chosen}
          onClose={() => setTagging(false)}
          onTags={(changes) => act('Photos tagged', changes)}
        />
      )}
    </div>
  );
}
