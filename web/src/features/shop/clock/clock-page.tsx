import WifiOff from 'lucide-react/icons/wifi-off';
import { clockRefusalMessage } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import { Logo } from '../../../lib/components/logo.tsx';
import type { TabletState, TabletStore } from '../../../offline/clock-device/tablet-store.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { timeIn } from '../open/shop-day.ts';
import { AtThePad } from './at-the-pad.tsx';
import { NamesGrid } from './names-grid.tsx';
import { useSelectedPerson } from './use-selected-person.ts';
import { useClockNow, useTablet, useTabletState } from './use-tablet.ts';
import styles from './clock.module.css';

/** The shared clock of a shop: names, then a PIN, then one press. It has no sign-in and shows no price. */
export function ClockPage() {
  const opened = useTablet();
  return (
    <main id="main" className={styles['page']}>
      <Loading
        isLoading={opened === 'loading'}
        label="The clock is being read"
        skeleton={<Skeleton shape="block" />}
      >
        {opened === 'none' && <NoClock reason="This browser was not made the shop’s clock." />}
        {typeof opened === 'object' && <Tablet store={opened} />}
      </Loading>
    </main>
  );
}

function NoClock({ reason }: { readonly reason: string }) {
  return (
    <>
      <header className={styles['bar']}>
        <Logo />
      </header>
      <EmptyState
        title="This is not a clock"
        headingLevel={1}
        actions={<LinkButton href="/account/shop">Open the shop settings</LinkButton>}
      >
        {reason} A foreman or an owner signs in here and chooses “Use this device as the shop’s clock”.
      </EmptyState>
    </>
  );
}

function Tablet({ store }: { readonly store: TabletStore }) {
  const state = useTabletState(store);
  const now = useClockNow(store);
  const choice = useSelectedPerson();
  if (state.ended !== null) return <NoClock reason={state.ended} />;
  if (state.clock === null) {
    return (
      <EmptyState
        title="The names could not be read"
        headingLevel={1}
        actions={<Button onPress={() => store.reconnect()}>Try again</Button>}
      >
        Check the connection of this tablet.
      </EmptyState>
    );
  }
  const { company, zone } = state.clock;
  const person = state.people.find(({ id }) => id === choice.person);
  return (
    <>
      <header className={styles['bar']}>
        <Logo />
        <h1>Shop clock</h1>
        <span className={styles['company']}>{company}</span>
        <time className={styles['now']}>{timeIn(zone, now)}</time>
        <span className={styles['day']}>
          {new Intl.DateTimeFormat('en-US', {
            weekday: 'short',
            month: 'short',
            day: 'numeric',
            timeZone: zone,
          }).format(now)}
        </span>
      </header>
      <Notes state={state} onRead={() => store.forgetRefused()} />
      <div className={styles['stage']} data-chosen={person !== undefined || undefined}>
        {state.people.length === 0 ? (
          <p className={styles['empty']}>Nobody is on the crew yet. Add people under Shop settings.</p>
        ) : (
          <NamesGrid people={state.people} zone={zone} chosen={person?.id} onChoose={choice.choose} />
        )}
        <div className={styles['pane']}>
          {person === undefined ? (
            <p className={styles['empty']}>
              {choice.said === '' ? 'Tap your name, then type your PIN.' : choice.said}
            </p>
          ) : (
            <AtThePad key={person.id} store={store} person={person} now={now} choice={choice} zone={zone} />
          )}
        </div>
      </div>
    </>
  );
}

function Notes({ state, onRead }: { readonly state: TabletState; readonly onRead: () => void }) {
  return (
    <>
      {state.isOffline && (
        <output className={styles['offline']}>
          <WifiOff aria-hidden="true" />
          <span>
            <b>No network. Press as usual.</b> The minute counts now; the PIN is checked when the network is
            back.
            {state.unsent > 0 &&
              ` ${state.unsent === 1 ? '1 press waits' : `${String(state.unsent)} presses wait`} on this tablet.`}
          </span>
        </output>
      )}
      {state.refused.length > 0 && (
        <Alert tone="error" role="alert" actions={<Button onPress={onRead}>Read</Button>}>
          {state.refused
            .map(({ outcome }) =>
              outcome.kind !== 'refused'
                ? ''
                : outcome.refusal.kind === 'not-your-role'
                  ? 'A press was not stored.'
                  : clockRefusalMessage(outcome.refusal),
            )
            .join(' ')}
        </Alert>
      )}
    </>
  );
}
