import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { formatDecimal, parseDecimal } from '../../../../ui/fields/number-text.ts';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import styles from '../line-sheet.module.css';

interface CellFieldProps {
  readonly label: string;
  readonly text: string;
  readonly kind: 'text' | 'long-text' | 'decimal';
  /** Returns null if the text was written, or the reason it was refused. */
  readonly onCommit: (text: string) => string | null;
  /** Decimals of the number, and the increment of one press in its smallest unit. */
  readonly step?: { readonly digits: number; readonly by: number };
}

/** A line's cell as a form field. It writes on blur; a refused text stays with the reason. */
export function CellField({ label, text, kind, onCommit, step }: CellFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const commit = (typed: string) => {
    const refusal = typed === text ? null : onCommit(typed);
    setProblem(refusal ?? undefined);
    setDraft(refusal === null ? undefined : typed);
  };
  // Closing or reloading the page fires no blur.
  const write = useEffectEvent(() => draft !== undefined && commit(draft));
  useEffect(() => {
    const onHide = () => void write();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  const field = {
    label,
    value: draft ?? text,
    error: problem,
    onChange: setDraft,
    onBlur: () => draft !== undefined && commit(draft),
  };
  if (kind === 'long-text') return <TextArea {...field} rows={3} />;
  const input = (
    <TextField
      {...field}
      autoComplete="off"
      inputMode={kind === 'decimal' ? 'decimal' : 'text'}
      onKeyDown={({ key }) => key === 'Enter' && draft !== undefined && commit(draft)}
    />
  );
  if (step === undefined) return input;
  const press = (by: number) => {
    const value = parseDecimal(draft ?? text, step.digits);
    if (value !== undefined) commit(formatDecimal(Math.max(0, value + by), step.digits));
  };
  return (
    <div className={styles['stepped']}>
      <Button
        iconOnly
        aria-label={`${label}: less`}
        icon={<Minus aria-hidden="true" />}
        onPress={() => press(-step.by)}
      />
      {input}
      <Button
        iconOnly
        aria-label={`${label}: more`}
        icon={<Plus aria-hidden="true" />}
        onPress={() => press(step.by)}
      />
    </div>
  );
}
