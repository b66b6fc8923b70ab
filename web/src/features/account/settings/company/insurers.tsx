import { insurerKey } from '@dre/core/domain/account/insurer-profile';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/Button.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useSettingsForm } from '../settings-form.ts';
import styles from '../settings.module.css';

/** The insurers whose estimates use this profile automatically. */
export function Insurers() {
  const { settings, current, changeCurrent, isReadOnly } = useSettingsForm();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const set = (insurers: readonly string[]) => changeCurrent((before) => ({ ...before, insurers }));
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    const owner = settings.profiles.find(({ insurers }) =>
      insurers.some((one) => insurerKey(one) === insurerKey(name)),
    );
    setError(owner && `${name} is already under ${owner.profile.name}.`);
    if (owner !== undefined) return;
    set([...current.insurers, name]);
    setTyped('');
  };
  return (
    <fieldset className={styles['insurers']} aria-label="Insurers of this profile">
      {current.insurers.length > 0 && (
        <ul className={styles['tags']}>
          {current.insurers.map((name) => (
            <li key={name} className={styles['tag']}>
              {name}
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => set(current.insurers.filter((one) => one !== name))}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className={styles['addInsurer']}>
          <TextField
            label="Used for the insurer"
            placeholder="Name of an insurer"
            value={typed}
            error={error}
            maxLength={100}
            onChange={(next) => {
              setTyped(next);
              setError(undefined);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button isDisabled={typed.trim() === ''} onPress={add}>
            Add
          </Button>
        </div>
      )}
    </fieldset>
  );
}
