import { pinDigits } from '@dre/core/domain/shop/clock/clock-pin';
import Delete from 'lucide-react/icons/delete';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import styles from './clock.module.css';

interface PinPadProps {
  readonly isBusy: boolean;
  readonly message: string;
  readonly isDisabled: boolean;
  readonly onPin: (pin: string) => void;
  readonly onLeave: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Six digits by touch or keyboard; the last one sends them. */
export function PinPad({ isBusy, message, isDisabled, onPin, onLeave }: PinPadProps) {
  const [typed, setTyped] = useState('');
  const isClosed = isBusy || isDisabled;
  const type = (digit: string) => {
    if (isClosed) return;
    const next = typed + digit;
    setTyped(next.length === pinDigits ? '' : next);
    if (next.length === pinDigits) onPin(next);
  };
  useEffect(() => {
    const hear = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) return;
      if (/^[0-9]$/.test(key)) type(key);
      if (key === 'Backspace') setTyped((before) => before.slice(0, -1));
      if (key === 'Escape') onLeave();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  return (
    <div className={styles['pin']}>
      <div className={styles['dots']}>
        <VisuallyHidden>
          {`${String(isBusy ? pinDigits : typed.length)} of ${String(pinDigits)} digits typed`}
        </VisuallyHidden>
        {Array.from({ length: pinDigits }, (_, at) => (
          <i key={at} aria-hidden="true" data-typed={isBusy || at < typed.length || undefined} />
        ))}
      </div>
      <p className={styles['pinMessage']} role="alert">
        {message}
      </p>
      <div className={styles['keys']}>
        {digits.map((digit) => (
          <button key={digit} type="button" disabled={isClosed} onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles['plainKey']} onClick={onLeave}>
          Not me
        </button>
        <button type="button" disabled={isClosed} onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          className={styles['plainKey']}
          aria-label="Delete the last digit"
          disabled={isClosed}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          <Delete aria-hidden="true" />
        </button>
      </div>
      <p className={styles['next']}>
        <ShieldCheck aria-hidden="true" />
        Next: Start, Stop, Switch, Waiting for parts, Break or Done. This screen returns to the names by
        itself.
      </p>
    </div>
  );
}
