import { Alert } from '../../../ui/feedback/Alert.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import styles from './login-page.module.css';

interface SsoConfirmProps {
  readonly email: string;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/** The company's page started the sign-in and nobody here had asked for it: the person decides. */
export function SsoConfirm({ email, onConfirm, onDecline }: SsoConfirmProps) {
  return (
    <div className={styles['confirm']}>
      <Alert tone="notice" title={`Sign in as ${email}?`}>
        Your company sent you here. Continue only if this is your address.
      </Alert>
      <button
        type="button"
        className={buttonClass({ variant: 'primary', size: 'lg', full: true })}
        onClick={onConfirm}
      >
        Continue
      </button>
      <button type="button" className={buttonClass({ size: 'lg', full: true })} onClick={onDecline}>
        This is not me
      </button>
    </div>
  );
}
