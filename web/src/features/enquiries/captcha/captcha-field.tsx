import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import styles from './captcha-field.module.css';
import { type CaptchaStatus, type CaptchaUse, useCaptcha } from './use-captcha.ts';

interface CaptchaFieldProps extends CaptchaUse {
  readonly isDisabled: boolean;
}

/** One row in the form, for any configured provider. */
export function CaptchaField(props: CaptchaFieldProps) {
  const [attempt, setAttempt] = useState(0);
  return <CaptchaRow key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

const words: Record<CaptchaStatus, string> = {
  waiting: 'Checked while you write',
  checking: 'Checking…',
  checked: 'Checked',
  failed: 'The check did not work.',
};

/** Its height is reserved, so that nothing below it moves when a check begins or ends. */
function CaptchaRow({ isDisabled, onRetry, ...use }: CaptchaFieldProps & { readonly onRetry: () => void }) {
  const { status, showsItself, frame } = useCaptcha(use);
  return (
    <div className={styles['row']} data-status={status}>
      <div ref={frame} className={showsItself ? styles['frame'] : styles['noFrame']} />
      {!showsItself && (
        <>
          <span className={styles['mark']} aria-hidden="true">
            {status === 'checked' && <Check />}
            {status === 'checking' && <Spinner />}
            {status === 'failed' && <TriangleAlert />}
          </span>
          <span>I am not a robot</span>
        </>
      )}
      <output className={styles['status']}>{words[status]}</output>
      {status === 'failed' && (
        <button type="button" className={buttonClass({})} disabled={isDisabled} onClick={onRetry}>
          Check again
        </button>
      )}
    </div>
  );
}
