import { type ReactNode, type Ref, useId } from 'react';
import styles from './photo-input.module.css';

interface PhotoInputProps {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Opens the camera where there is one. */
  readonly isCamera?: boolean;
  readonly look?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly children: ReactNode;
}

/** A button around the browser's own file input, which works before any of our scripts. */
export function PhotoInput({ label, onFiles, isCamera = false, look, inputRef, children }: PhotoInputProps) {
  const id = useId();
  return (
    <span className={`${styles['input']} ${look ?? ''}`}>
      <label htmlFor={id} className={styles['face']} aria-hidden="true">
        {children}
      </label>
      <input
        id={id}
        ref={inputRef}
        type="file"
        aria-label={label}
        accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
        multiple
        {...(isCamera && { capture: 'environment' as const })}
        className={styles['native']}
        onClick={keepScreenOn}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file may be selected again after it was changed.
          event.currentTarget.value = '';
        }}
      />
    </span>
  );
}

/** Keeps the screen on during a walk around a vehicle with the camera; it may sleep again later. */
async function keepScreenOn(): Promise<void> {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  try {
    const held = await wakeLock?.request('screen');
    setTimeout(() => void held?.release(), 120_000);
  } catch {
    // A low battery refuses; taking photos still works.
  }
}
