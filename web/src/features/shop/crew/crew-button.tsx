import Users from 'lucide-react/icons/users';
import { createElement, useState } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { onDemand, useOnDemand } from '../../../ui/primitives/on-demand.ts';

const crewToday = onDemand(async () => (await import('./crew-today.tsx')).CrewToday);

/** Opens the crew of today; its list is fetched with the first press. */
export function CrewButton() {
  const [isOpen, setOpen] = useState(false);
  const Crew = useOnDemand(crewToday, isOpen);
  return (
    <>
      <Button icon={<Users aria-hidden="true" />} onPress={() => setOpen(true)}>
        Crew
      </Button>
      {isOpen && Crew && createElement(Crew, { onClose: () => setOpen(false) })}
    </>
  );
}
