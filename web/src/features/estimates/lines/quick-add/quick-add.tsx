import Plus from 'lucide-react/icons/plus';
import { createElement, useId, type ClipboardEvent, type Ref } from 'react';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { onDemand, useOnDemand } from '../../../../ui/primitives/on-demand.ts';
import { useInSight } from '../../builder/in-sight.ts';
import type { LineText } from '../grid/line-labels.ts';
import styles from './quick-add.module.css';
import { noEntry, pressQuickAddKey, useQuickAdd } from './use-quick-add.ts';

const resultsList = onDemand(async () => (await import('./quick-add-list.tsx')).QuickAddList);
const calculators = onDemand(
  async () => (await import('../../calculators/calculators-menu.tsx')).CalculatorsMenu,
);

interface QuickAddProps {
  readonly labels: LineText;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onAdded: () => void;
  /** Receives several rows of a spreadsheet. */
  readonly onPaste: (text: string) => void;
}

/** Adds lines that do not come from the picture: typed, pasted or calculated. */
export function QuickAdd({ labels, inputRef, onAdded, onPaste }: QuickAddProps) {
  const adding = useQuickAdd(onAdded);
  const { query, isOpen, results, at } = adding;
  const id = useId();
  const Results = useOnDemand(resultsList, isOpen);
  const Calculators = useOnDemand(calculators, useInSight());
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]./.test(text)) return;
    event.preventDefault();
    onPaste(text);
  };
  return (
    <div className={styles['head']}>
      <search
        className={styles['quickAdd']}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) adding.close();
        }}
      >
        <Plus aria-hidden="true" className={styles['plus']} />
        <input
          ref={inputRef}
          className={styles['input']}
          role="combobox"
          aria-label="Add a part, operation or note"
          aria-expanded={isOpen}
          aria-controls={isOpen && Results ? `${id}list` : undefined}
          aria-activedescendant={
            isOpen && Results && at !== noEntry && results.length > 0 ? `${id}${at}` : undefined
          }
          aria-autocomplete="list"
          autoComplete="off"
          placeholder="Add a part, operation or note"
          maxLength={500}
          value={query}
          onChange={({ target }) => adding.type(target.value)}
          onFocus={() => {
            resultsList.prepare();
            adding.open();
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (pressQuickAddKey(event, adding)) event.preventDefault();
          }}
          onPaste={paste}
        />
        <Kbd>/</Kbd>
        {isOpen && Results && createElement(Results, { id, adding, labels })}
      </search>
      <div className={styles['calculators']}>{Calculators && createElement(Calculators)}</div>
    </div>
  );
}
