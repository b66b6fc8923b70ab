import { problemText } from '../../../lib/calls/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useMay } from '../../session/use-may.ts';
import { useShop } from '../open/use-shop.ts';
import { MyWork } from './my-work.tsx';
import { useClock } from './use-clock.ts';
import { useClockPass } from './use-clock-pass.ts';
import { useOwnTasks } from './tasks/use-own-tasks.ts';

/** The next thing to do and one large button. */
export function MyWorkPage() {
  const me = useShop((state) => state.me);
  return me === null ? <NotOnCrew /> : <OwnWork me={me} />;
}

function OwnWork({ me }: { readonly me: string }) {
  const opened = useClock(me);
  useClockPass();
  const own = useOwnTasks(me);
  if (opened.kind === 'problem') {
    return (
      <ErrorState
        title="The clock could not be read"
        actions={<Button onPress={opened.reload}>Try again</Button>}
      >
        {problemText(opened.problem)}
      </ErrorState>
    );
  }
  return (
    <Loading
      isLoading={opened.kind === 'loading'}
      label="Your work is being read"
      skeleton={<Skeleton shape="block" />}
    >
      {opened.kind === 'open' && <MyWork clock={opened.clock} own={own} />}
    </Loading>
  );
}

function NotOnCrew() {
  const may = useMay();
  const mayAdd = may('change-shop-locations-and-crew');
  return (
    <EmptyState
      title="You are not on the crew"
      headingLevel={1}
      actions={mayAdd ? <LinkButton href="/account/shop">Open the shop settings</LinkButton> : undefined}
    >
      {mayAdd
        ? 'Add yourself under Crew, and steps can be assigned to you.'
        : 'A foreman or an owner adds you under Shop settings, and steps can be assigned to you.'}
    </EmptyState>
  );
}
