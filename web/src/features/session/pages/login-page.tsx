import { loginSentences } from '@dre/core/contract/session/session';
import { fifthWheelRoadSide } from '@dre/illustrations/fifth-wheel';
import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useId, useSyncExternalStore } from 'react';
import { BigLogo } from '../../../lib/components/big-logo.tsx';
import { useConfiguration, useSetting } from '../../../lib/calls/configuration.ts';
import { Drawing } from '../../../lib/components/drawing.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { Ripple } from '../../../ui/actions/Ripple.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useLetIn } from '../tabs/let-in.ts';
import styles from './login-page.module.css';
import { safeReturnPath } from '../return-path.ts';
import { useLogin } from './use-login.ts';

const SsoConfirm = lazy(async () => ({ default: (await import('./sso-confirm.tsx')).SsoConfirm }));

const route = getRouteApi('/public-shell/login');

export function LoginPage() {
  const search = route.useSearch();
  const router = useRouter();
  const { defaultClientRoute } = useConfiguration();
  const onSignedIn = () =>
    router.history.push(safeReturnPath(search.return, location.origin) ?? defaultClientRoute);
  useLetIn({ isAsking: search.email === undefined, onLetIn: onSignedIn });
  const login = useLogin({ givenEmail: search.email, returnPath: search.return, onSignedIn });
  return (
    <div className={styles['page']}>
      <div className={styles['side']}>
        {login.pending === undefined ? (
          <LoginForm login={login} />
        ) : (
          <Suspense>
            <SsoConfirm
              email={login.pending.email}
              onConfirm={() => void login.pending?.confirm()}
              onDecline={login.pending.decline}
            />
          </Suspense>
        )}
      </div>
      <LoginPicture />
    </div>
  );
}

function neverChanges(): () => void {
  return () => {};
}

function LoginForm({ login }: { readonly login: ReturnType<typeof useLogin> }) {
  const passwordResetUrl = useSetting('passwordResetUrl');
  const loginRoute = useSetting('loginRoute');
  const errorId = useId();
  const { fields, busy, error, ssoCompany } = login;
  return (
    <form
      className={styles['form']}
      aria-describedby={errorId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void login.submit();
      }}
    >
      <BigLogo />
      <h1>Please sign in</h1>
      <div id={errorId} role="alert">
        {error !== undefined && <Alert tone="error">{error}</Alert>}
      </div>
      {error === loginSentences.SubscriptionError && (
        <p className={styles['signUp']}>
          <a href={loginRoute}>Contact us</a> to subscribe.
        </p>
      )}
      <TextField
        label="Email"
        size="lg"
        inputMode="email"
        autoComplete="username"
        inputRef={login.emailInput}
        value={fields.email}
        isDisabled={busy}
        onChange={(email) => login.set({ email })}
      />
      <output className={styles['notice']}>
        {ssoCompany !== undefined && (
          <Alert tone="notice" title="Single Sign-On Enabled">
            {ssoCompany.name} signs you in on its own page. No password is needed here.
          </Alert>
        )}
      </output>
      {ssoCompany === undefined && (
        <PasswordField
          label="Password"
          size="lg"
          autoComplete="current-password"
          inputRef={login.passwordInput}
          value={fields.password}
          isDisabled={busy}
          onChange={(password) => login.set({ password })}
        />
      )}
      <div className={styles['row']}>
        <Checkbox
          isSelected={fields.remember}
          isDisabled={busy}
          onChange={(remember) => login.set({ remember })}
        >
          Remember Me
        </Checkbox>
        {ssoCompany === undefined && <a href={passwordResetUrl}>Forgot your password?</a>}
      </div>
      <LoginButton busy={busy} />
      <p className={styles['signUp']}>
        {"Don't have an account? "}
        <Link to="/order-form">Sign up</Link>
      </p>
      <noscript>
        <p>Signing in needs JavaScript.</p>
      </noscript>
    </form>
  );
}

/** A native button in the product's style: the size of this page is limited. */
function LoginButton({ busy }: { readonly busy: boolean }) {
  // Pressed before the script arrives, the browser would submit the form itself and the typed values would be lost.
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <button
      type="submit"
      disabled={!isAwake}
      data-waking={!isAwake || undefined}
      className={buttonClass({ variant: 'primary', size: 'xl', full: true })}
      aria-disabled={busy}
      data-pending={busy || undefined}
    >
      <Ripple />
      {busy && <Spinner />}
      Login
    </button>
  );
}

function LoginPicture() {
  return (
    <div className={styles['picture']}>
      <Drawing
        scene={fifthWheelRoadSide}
        idPrefix="login"
        className={styles['drawing']}
        damaged={['sidewall-lower-rear']}
        pins={[
          { number: 1, x: 386.4, y: 106.7 },
          { number: 2, x: 386.4, y: 147.7 },
          { number: 3, x: 402.5, y: 130.6 },
          { number: 5, x: 216.2, y: 132.5 },
          { number: 13, x: 402.5, y: 25.8 },
        ]}
      />
      <p>Every number on the drawing is a line on the estimate.</p>
      <small>Drawing, photo, line and printed page share one number.</small>
    </div>
  );
}
