import Eraser from 'lucide-react/icons/eraser';
import Keyboard from 'lucide-react/icons/keyboard';
import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { InlineError } from './InlineError.tsx';
import { defaultPen } from './signature-ink.ts';
import type { Pen } from './signature-ink.ts';
import styles from './SignaturePad.module.css';
import { TextField } from './TextField.tsx';
import { useSignature } from './use-signature.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';

export interface SignaturePadProps extends Partial<Pen> {
  readonly label?: ReactNode;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** A picture signed earlier, shown again when the form comes back. */
  readonly initialImage?: string;
  readonly maxBytes?: number;
  /** A PNG data URL with black ink on a transparent ground, or '' when the paper is empty. */
  readonly onChange: (image: string) => void;
}

export function SignaturePad(props: SignaturePadProps) {
  const { label = 'Signature', isRequired, isDisabled = false, error, onChange } = props;
  const {
    hint = 'Sign here with a finger, a pen or the mouse',
    initialImage = '',
    maxBytes = 200 * 1024,
  } = props;
  const ids = { label: useId(), error: useId() };
  const pen = penOf(props);
  const { canvas, isEmpty, ...ink } = useSignature({ pen, isDisabled, maxBytes, initialImage, onChange });
  const [typed, setTyped] = useState<string>();

  const close = () => {
    setTyped(undefined);
    canvas.current?.focus();
  };
  const type = (name: string) => {
    setTyped(name);
    ink.typeName(name);
  };
  const clear = () => {
    if (typed !== undefined) setTyped('');
    ink.clear();
  };
  const openTyping = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isDisabled) return;
    event.preventDefault();
    setTyped('');
  };
  const look = [styles['signature'], isDisabled && styles['disabled'], error && styles['invalid']];
  return (
    <div {...groupNamedBy(ids.label)} className={look.filter(Boolean).join(' ')}>
      <div className={styles['head']}>
        <span id={ids.label} className={styles['label']}>
          {label}
          {isRequired && <RequiredMark />}
        </span>
        <div>
          <Button
            variant="ghost"
            icon={<Keyboard aria-hidden="true" />}
            isDisabled={isDisabled}
            aria-expanded={typed !== undefined}
            onPress={() => (typed === undefined ? setTyped('') : close())}
          >
            Type my name
          </Button>
          <Button icon={<Eraser aria-hidden="true" />} isDisabled={isDisabled} onPress={clear}>
            Clear Signature
          </Button>
        </div>
      </div>
      {typed !== undefined && (
        <TextField
          label="Your name, drawn as your signature"
          value={typed}
          onChange={type}
          isDisabled={isDisabled}
          maxLength={80}
          autoComplete="name"
          // The user's own key or press opened it, so focus goes to the name input.
          inputRef={(input) => input?.focus()}
          onKeyDown={(event) => closesTyping(event) && close()}
        />
      )}
      <div className={styles['paper']}>
        <div className={styles['hint']}>{hint}</div>
        <canvas
          ref={canvas}
          {...pictureOf(isEmpty)}
          aria-describedby={error ? ids.error : undefined}
          tabIndex={isDisabled ? -1 : 0}
          className={styles['canvas']}
          onKeyDown={openTyping}
        />
      </div>
      {error && <InlineError id={ids.error}>{error}</InlineError>}
    </div>
  );
}

// A fieldset would fit, but it does not pass its height on to the paper.
function groupNamedBy(labelId: string) {
  return { role: 'group', 'aria-labelledby': labelId };
}

function pictureOf(isEmpty: boolean) {
  return { role: 'img', 'aria-label': isEmpty ? 'Signature, empty' : 'Signature, signed' };
}

function RequiredMark() {
  return (
    <>
      <span className={styles['required']} aria-hidden="true">
        *
      </span>
      <VisuallyHidden>, required</VisuallyHidden>
    </>
  );
}

/** Enter finishes the name and must not submit the form around it. */
function closesTyping(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== 'Escape') return false;
  event.preventDefault();
  return true;
}

function penOf(props: Partial<Pen>): Pen {
  return {
    minWidth: props.minWidth ?? defaultPen.minWidth,
    maxWidth: props.maxWidth ?? defaultPen.maxWidth,
    velocityFilterWeight: props.velocityFilterWeight ?? defaultPen.velocityFilterWeight,
    throttle: props.throttle ?? defaultPen.throttle,
    minDistance: props.minDistance ?? defaultPen.minDistance,
    penColor: props.penColor ?? defaultPen.penColor,
  };
}
