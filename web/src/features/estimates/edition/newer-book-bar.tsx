import BookUp from 'lucide-react/icons/book-up';
import { useState } from 'react';
import { PlainButton } from '../../../ui/actions/PlainButton.tsx';
import { useBuilder } from '../builder/builder-context.ts';
import styles from './newer-book.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { barText } from './newer-book-text.ts';
import { useNewerBook } from './use-newer-book.ts';

/** Shown when a newer book would change something on this estimate. */
export function NewerBookBar() {
  const { now } = useBuilder();
  const newer = useNewerBook(now);
  const [isOpen, setOpen] = useState(false);
  const text = newer && barText(newer.move);
  if (newer === null || text === null) return null;
  return (
    <section className={styles['section']} aria-label="Newer book">
      <PlainButton className={styles['bar']} onPress={() => setOpen(true)}>
        <BookUp aria-hidden="true" />
        <span>{text}</span>
      </PlainButton>
      {isOpen && <MoveDialog newer={newer} onClose={() => setOpen(false)} />}
    </section>
  );
}
