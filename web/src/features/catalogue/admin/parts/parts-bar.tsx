import ListChecks from 'lucide-react/icons/list-checks';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import styles from './parts.module.css';

interface PartsBarProps {
  readonly total: number;
  readonly selected: ReadonlySet<string>;
  /** Null while there is nothing to undo. */
  readonly onUndo: (() => void) | null;
  /** Null selects every matching part, loaded or not. */
  readonly onBulk: (keys: readonly string[] | null) => void;
  readonly onClear: () => void;
}

/** The number of parts, and the actions on several of them. */
export function PartsBar({ total, selected, onUndo, onBulk, onClear }: PartsBarProps) {
  const all = total.toLocaleString('en-US');
  const count = selected.size;
  return (
    <footer className={styles['footer']}>
      <output>
        <b>{all}</b> {total === 1 ? 'part' : 'parts'}
        {count > 0 && `, ${String(count)} selected`}
      </output>
      <span className={styles['keys']}>
        <Kbd>Enter</Kbd> edit <Kbd>Tab</Kbd> next cell <Kbd>Space</Kbd> select <Kbd>Alt Enter</Kbd> open{' '}
        <Kbd>Ctrl Z</Kbd> undo
      </span>
      <span className={styles['deeds']}>
        {onUndo !== null && (
          <Button variant="ghost" icon={<Undo2 aria-hidden="true" />} onPress={onUndo}>
            Undo
          </Button>
        )}
        {count > 0 && (
          <>
            <Button variant="ghost" icon={<X aria-hidden="true" />} onPress={onClear}>
              Clear selection
            </Button>
            <Button icon={<ListChecks aria-hidden="true" />} onPress={() => onBulk([...selected])}>
              Edit {count} selected
            </Button>
          </>
        )}
        <Button
          icon={<ListChecks aria-hidden="true" />}
          isDisabled={total === 0}
          onPress={() => onBulk(null)}
        >
          Edit all {all} matches
        </Button>
      </span>
    </footer>
  );
}
