import type { Problem } from '@dre/core/contract/problem';
import type { Result } from '@dre/core/domain/result';
import { useEffect, useMemo, useState } from 'react';
import { Logo } from '../../../lib/components/logo.tsx';
import { ApiProvider } from '../../../lib/calls/services.ts';
import { problemText } from '../../../lib/calls/use-action.ts';
import { day } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { type ActiveCompany, ActiveCompanyProvider } from '../../session/active-company.ts';
import { useAnonymousApi } from '../clock/use-tablet.ts';
import { MyWork } from '../my-work/my-work.tsx';
import { useOwnTasks } from '../my-work/tasks/use-own-tasks.ts';
import { ShopProvider } from '../open/use-shop.ts';
import { type OpenPass, openPass } from './open-pass.ts';
import styles from './pass.module.css';

const signIn = '/login?return=%2Fshop%2Fmy-work';

/** My work after the session ended, with this device's clock pass. */
export function PassPage() {
  const [tries, setTries] = useState(0);
  return <WorkByPass key={tries} onRetry={() => setTries(tries + 1)} />;
}

function WorkByPass({ onRetry }: { readonly onRetry: () => void }) {
  const api = useAnonymousApi();
  const [opened, setOpened] = useState<Result<OpenPass, Problem>>();
  useEffect(() => {
    let isLeft = false;
    const opening = openPass(api);
    const take = async () => {
      const pass = await opening;
      if (!isLeft) setOpened(pass);
    };
    void take();
    const reconnect = () => void opening.then((pass) => pass.ok && pass.value.clock.reconnect());
    window.addEventListener('online', reconnect);
    return () => {
      isLeft = true;
      window.removeEventListener('online', reconnect);
      void opening.then((pass) => pass.ok && pass.value.clock.close());
    };
  }, [api]);
  return (
    <ApiProvider value={api}>
      <main id="main" className={styles['page']}>
        <Loading
          isLoading={opened === undefined}
          label="Your work is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {opened?.ok === true && <ByPass opened={opened.value} />}
          {opened?.ok === false && (
            <>
              <header className={styles['bar']}>
                <Logo />
              </header>
              <EmptyState
                title="Sign in to go on"
                headingLevel={1}
                actions={
                  opened.refusal.status === 403 ? (
                    <LinkButton href={signIn}>Sign in</LinkButton>
                  ) : (
                    <Button onPress={onRetry}>Try again</Button>
                  )
                }
              >
                {problemText(opened.refusal)} Without a clock pass on this device, the clock needs your
                sign-in.
              </EmptyState>
            </>
          )}
        </Loading>
      </main>
    </ApiProvider>
  );
}

function ByPass({ opened: { holder, shop, clock } }: { readonly opened: OpenPass }) {
  const company = useMemo(() => companyOf(holder), [holder]);
  return (
    <ActiveCompanyProvider value={company}>
      <ShopProvider value={shop}>
        <header className={styles['bar']}>
          <Logo />
          <p>
            <b>{holder.name}</b> Signed out. The clock goes on with this device’s pass until{' '}
            {day(new Date(holder.expiresAt))}.
          </p>
          <LinkButton href={signIn}>Sign in</LinkButton>
        </header>
        <OwnWork me={holder.crew} clock={clock} />
      </ShopProvider>
    </ActiveCompanyProvider>
  );
}

function OwnWork({ me, clock }: { readonly me: string; readonly clock: OpenPass['clock'] }) {
  return <MyWork clock={clock} own={useOwnTasks(me)} isByPass />;
}

/** There is no token to read the company from. */
function companyOf({ company, companyName, zone }: OpenPass['holder']): ActiveCompany {
  const own = {
    id: company,
    name: companyName,
    role: 'technician',
    shop: true,
    ...(zone !== null && { zone }),
  } as const;
  return {
    companies: () => [own],
    id: () => company,
    choose: () => undefined,
    subscribe: () => () => undefined,
  };
}
