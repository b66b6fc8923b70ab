import { setClockPin } from '@dre/core/contract/shop/clock-keys';
import { pinDigits } from '@dre/core/domain/shop/clock/clock-pin';
import { useState } from 'react';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import styles from './shop-settings.module.css';

/** A new clock PIN of a crew member. The old one is never shown: nobody but its owner knows it. */
export function PinField({ crewId, name }: { readonly crewId: string; readonly name: string }) {
  const { run, isBusy, problem } = useAction();
  const [pin, setPin] = useState('');
  const [isTried, setTried] = useState(false);
  const isWhole = pin.length === pinDigits;
  const save = async (next: string | null) => {
    setTried(true);
    if (next !== null && !isWhole) return;
    const said = next === null ? 'The clock PIN is removed.' : 'The clock PIN is set.';
    const done = await run(setClockPin, { params: { id: crewId }, body: { pin: next } }, said);
    if (done === undefined) return;
    setPin('');
    setTried(false);
  };
  const error =
    problem !== undefined
      ? problemText(problem)
      : isTried && !isWhole && pin !== ''
        ? `A PIN has ${String(pinDigits)} digits.`
        : undefined;
  return (
    <fieldset className={styles['group']}>
      <legend>Clock PIN</legend>
      <div className={styles['certificate']}>
        <PasswordField
          label={`New PIN of ${name}`}
          help="Six digits for the shared tablet. A new one ends every wait after wrong tries."
          value={pin}
          inputMode="numeric"
          autoComplete="new-password"
          secret="PIN"
          onChange={(text) => setPin(text.replaceAll(/[^0-9]/g, '').slice(0, pinDigits))}
          {...(error !== undefined && { error })}
        />
        <Button isDisabled={isBusy || pin === ''} onPress={() => void save(pin)}>
          Set the PIN
        </Button>
        <Button variant="ghost" isDisabled={isBusy} onPress={() => void save(null)}>
          Remove it
        </Button>
      </div>
    </fieldset>
  );
}
