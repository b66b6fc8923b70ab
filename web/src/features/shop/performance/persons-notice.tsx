import { day } from '../../../lib/text/format.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { useShop } from '../open/use-shop.ts';

/** Announces to everybody on the crew that leads see performance by person, as long as they do. */
export function PersonsNotice() {
  const shown = useShop(({ settings }) => settings.personPerformance ?? null);
  if (shown === null) return null;
  return (
    <Alert
      tone="notice"
      title="Owners and foremen see hours by person"
      actions={<LinkButton href="/shop/performance">See your own</LinkButton>}
    >
      {`Since ${day(new Date(shown.since))}, switched on by ${shown.by}.`}
    </Alert>
  );
}
