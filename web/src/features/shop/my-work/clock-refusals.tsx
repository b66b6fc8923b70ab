import { clockRefusalMessage, noticeMessages } from '@dre/core/domain/shop/wording/shop-refusal-messages';
import type { ClockState, ClockStore, RefusedClockEntry } from '../../../offline/shop/clock-store.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { useCompanyZone } from '../../session/company-zone.ts';
import { timeIn } from '../open/shop-day.ts';

interface ClockRefusalsProps {
  readonly clock: ClockStore;
  readonly state: ClockState;
}

/** Presses the server did not take, and work that was gone when it was clocked. Nothing is dropped silently. */
export function ClockRefusals({ clock, state: { refused, notices, log } }: ClockRefusalsProps) {
  const zone = useCompanyZone();
  return (
    <>
      {refused.map((one) => (
        <Alert
          key={one.entry.id}
          tone="error"
          role="alert"
          title={`The press at ${timeIn(zone, one.entry.at)} was not taken`}
          actions={<Button onPress={() => clock.forgetRefused(one.entry.id)}>Close</Button>}
        >
          {sentence(one)}
        </Alert>
      ))}
      {log
        .filter(({ id }) => notices.has(id))
        .map((entry) => (
          <Alert key={entry.id} tone="warning" title={`Clocked at ${timeIn(zone, entry.at)}`}>
            {noticeMessages[notices.get(entry.id) ?? 'task-not-found']}
          </Alert>
        ))}
    </>
  );
}

function sentence({ refusal }: RefusedClockEntry): string {
  if (refusal.kind === 'invalid') return 'The server could not read it. Tell your foreman the time.';
  if (refusal.kind === 'not-your-role') return 'Your role does not do this here.';
  return clockRefusalMessage(refusal);
}
