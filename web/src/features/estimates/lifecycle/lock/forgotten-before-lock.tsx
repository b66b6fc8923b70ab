import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { PlainButton } from '../../../../ui/actions/PlainButton.tsx';
import { useBuilder } from '../../builder/builder-context.ts';
import { ForgottenList } from '../../checks/forgotten-list.tsx';
import { useForgotten } from '../../checks/use-advice.ts';
import styles from '../life-dialogs.module.css';

/** The last time that lines which are probably missing can be added to this version. */
export function ForgottenBeforeLock() {
  const [isOpen, setOpen] = useState(false);
  const items = useForgotten(useBuilder().now);
  if (items.length === 0) return null;
  const text =
    items.length === 1 ? '1 item may be forgotten' : `${String(items.length)} items may be forgotten`;
  return (
    <div className={styles['forgotten']}>
      <PlainButton className={styles['check']} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        <ListPlus aria-hidden="true" />
        <span>{text}</span>
        <span className={styles['show']}>{isOpen ? 'Hide' : 'Show'}</span>
      </PlainButton>
      {isOpen && <ForgottenList items={items} />}
    </div>
  );
}
