import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from './drawer.module.css';

interface StagedFieldProps {
  readonly label: string;
  readonly text: string;
  /** The newest edition's value, if it differs. */
  readonly was: string | null;
  readonly isNumeric?: boolean;
  readonly maxLength?: number;
  readonly help?: string;
  readonly options?: readonly { readonly id: string; readonly label: string }[];
  /** Accepts the text, or returns a sentence with the reason it is invalid. */
  readonly onCommit: (text: string) => string | null;
}

/** A field staged on leaving it; its published value stands below, with a button to restore it. */
export function StagedField(props: StagedFieldProps) {
  const { label, text, was, options, onCommit } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const id = useId();
  const commit = () => {
    if (typed === null || typed === text) return setTyped(null);
    const problem = onCommit(typed);
    setError(problem ?? undefined);
    return problem === null ? setTyped(null) : undefined;
  };
  const describe = (value: string) =>
    options?.find((option) => option.id === value)?.label ?? (value || 'nothing');
  return (
    <div className={styles['staged']} data-staged={was !== null || undefined}>
      {options ? (
        <Select
          label={label}
          options={options}
          value={text === '' ? null : text}
          onChange={(value) => setError(onCommit(value) ?? undefined)}
          error={error}
        />
      ) : (
        <TextField
          label={label}
          value={typed ?? text}
          onChange={setTyped}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
          error={error}
          {...(props.help !== undefined && { help: props.help })}
          {...(props.maxLength !== undefined && { maxLength: props.maxLength })}
          {...(props.isNumeric && { inputMode: 'decimal' as const })}
        />
      )}
      {was !== null && (
        <span className={styles['was']}>
          <span id={id}>was {describe(was)}</span>
          <Button
            variant="ghost"
            iconOnly
            aria-label={`Take back ${label.toLowerCase()}: ${describe(was)} again`}
            icon={<Undo2 aria-hidden="true" size={15} />}
            onPress={() => {
              setTyped(null);
              setError(onCommit(was) ?? undefined);
            }}
          />
        </span>
      )}
    </div>
  );
}
