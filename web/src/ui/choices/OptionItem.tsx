import Check from 'lucide-react/icons/check';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styles from '../theme/list.module.css';
import type { Option } from './option.ts';

/** `box` shows a checkbox before the label, `tick` a mark behind the selected one. */
export function OptionItem({ option, mark }: { readonly option: Option; readonly mark: 'tick' | 'box' }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={styles['option'] ?? ''}
    >
      {mark === 'box' && (
        <span className={styles['box']} aria-hidden="true">
          <Check />
        </span>
      )}
      <span className={styles['words']}>
        {option.label}
        {option.note !== undefined && <span className={styles['note']}> {option.note}</span>}
      </span>
      {mark === 'tick' && <Check className={styles['tick']} aria-hidden="true" />}
    </ListBoxItem>
  );
}
