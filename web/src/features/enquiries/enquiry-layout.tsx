import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './enquiry-layout.module.css';
import type { Stage } from './use-enquiry.ts';

interface EnquiryLayoutProps {
  readonly intro: ReactNode;
  readonly stage: Stage;
  readonly form: ReactNode;
  readonly success: { readonly heading: string; readonly text?: string };
  readonly onTryAgain: () => void;
}

/** The layout of both forms: text on the left, on the right the form or the panel that replaces it. */
export function EnquiryLayout({ intro, stage, form, success, onTryAgain }: EnquiryLayoutProps) {
  const router = useRouter();
  const goBack = () => {
    // The page before this one may be another document of the product, which the router does not know of.
    if (window.navigation?.canGoBack ?? router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: '/welcome' });
  };
  return (
    <div className={styles['page']}>
      <section className={styles['intro']}>{intro}</section>
      {stage === 'start' && form}
      {stage === 'success' && <Panel {...success} action={{ name: 'OK', run: goBack }} />}
      {stage === 'fail' && (
        <Panel
          heading="It looks like something went wrong. Please try again later"
          action={{ name: 'Try Again', run: onTryAgain }}
        />
      )}
    </div>
  );
}

interface PanelProps {
  readonly heading: string;
  readonly text?: string;
  readonly action: { readonly name: string; readonly run: () => void };
}

/** Focus goes to its heading, so that a screen reader announces it. */
function Panel({ heading, text, action }: PanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {text !== undefined && <p>{text}</p>}
      <Button size="xl" variant="primary" onPress={action.run}>
        {action.name}
      </Button>
    </section>
  );
}

interface SubmitRowProps {
  readonly name: string;
  readonly sending: boolean;
  readonly missing: readonly string[];
}

/** The button, with a list of the missing fields beside it. */
export function SubmitRow({ name, sending, missing }: SubmitRowProps) {
  const id = useId();
  return (
    <div className={styles['submit']}>
      <Button
        type="submit"
        size="xl"
        variant="primary"
        loading={sending}
        isDisabled={missing.length > 0 && !sending}
        aria-describedby={id}
      >
        {name}
      </Button>
      <span id={id} className={styles['hint']}>
        {missing.length > 0 && !sending
          ? `Still needed: ${missing.join(', ')}`
          : 'Fields with an asterisk are required.'}
      </span>
      <noscript>
        <span className={styles['hint']}>Sending this form needs JavaScript.</span>
      </noscript>
    </div>
  );
}
