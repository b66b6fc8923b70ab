import type { ReactNode } from 'react';
import styles from './SegmentedControl.module.css';
import { useOneStop } from '../primitives/use-one-stop.ts';

/** A segmented control looks unlike the radio buttons of a form, so it is built from roles. */
const role = 'radio' as const;

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: NoInfer<Id>;
  readonly onChange: (id: Id) => void;
  readonly isDisabled?: boolean;
}

/** A few views of the same thing; exactly one is on. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, value, onChange, isDisabled = false } = props;
  const { keys } = useOneStop();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-orientation="horizontal"
      aria-disabled={isDisabled || undefined}
      className={styles['segments']}
      {...keys}
    >
      {segments.map((segment) => (
        <button
          key={segment.id}
          type="button"
          role={role}
          aria-checked={segment.id === value}
          disabled={isDisabled || segment.isDisabled}
          data-selected={segment.id === value || undefined}
          className={styles['segment']}
          onClick={() => segment.id !== value && onChange(segment.id)}
        >
          {segment.icon}
          {segment.label}
        </button>
      ))}
    </div>
  );
}
