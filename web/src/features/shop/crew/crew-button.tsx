import { readMissingEnds } from '@dre/core/contract/shop/clock';
import Users from 'lucide-react/icons/users';
import { createElement, useState } from 'react';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import type { CrewTodayProps } from './crew-today.tsx';
import { useMay } from '../../session/use-may.ts';

const crewToday = onDemand(async () => (await import('./crew-today.tsx')).CrewToday);

/** Opens the crew of today; its list is fetched with the first press. */
export function CrewButton() {
  return useMay()('correct-all-punches') ? <WithMissingEnds /> : <Crew ends={[]} onEnded={nothing} />;
}

function nothing(): void {
  // Those who correct no presses are told of no missing ones.
}

/** For a foreman the number of missing clock-outs stands on the button. */
function WithMissingEnds() {
  const { data, refetch } = useQuery(readMissingEnds, {});
  return <Crew ends={data?.ends ?? []} onEnded={refetch} />;
}

type CrewProps = Omit<CrewTodayProps, 'onClose'>;

function Crew(props: CrewProps) {
  const [isOpen, setOpen] = useState(false);
  const List = useOnDemand(crewToday, isOpen);
  const missing = props.ends.length;
  return (
    <>
      <Button icon={<Users aria-hidden="true" />} onPress={() => setOpen(true)}>
        Crew
        {missing > 0 && (
          <>
            {' '}
            <Badge tone="amber">{missing}</Badge>
            <VisuallyHidden>{missing === 1 ? ' clock-out missing' : ' clock-outs missing'}</VisuallyHidden>
          </>
        )}
      </Button>
      {isOpen && List && createElement(List, { ...props, onClose: () => setOpen(false) })}
    </>
  );
}
