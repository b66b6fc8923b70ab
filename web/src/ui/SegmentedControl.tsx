import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './SegmentedControl.module.css';

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
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find((segment) => keys.has(segment.id));
        if (chosen) onChange(chosen.id);
      }}
      className={styles['segments'] ?? ''}
    >
      {segments.map((segment) => (
        <ToggleButton
          key={segment.id}
          id={segment.id}
          isDisabled={segment.isDisabled ?? false}
          className={styles['segment'] ?? ''}
        >
          {segment.icon}
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
