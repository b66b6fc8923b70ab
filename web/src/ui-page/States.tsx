import Camera from 'lucide-react/icons/camera';
import FunnelX from 'lucide-react/icons/funnel-x';
import MailX from 'lucide-react/icons/mail-x';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '../ui/actions/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Kbd } from '../ui/actions/Kbd.tsx';
import { Specimen } from './Specimen.tsx';

export function States() {
  return (
    <>
      <Specimen title="Empty, first day" frame="flush">
        <EmptyState
          headingLevel={4}
          title="No estimates yet"
          actions={
            <Button variant="primary" icon={<Plus aria-hidden="true" />}>
              New Estimate
            </Button>
          }
        >
          Start with a vehicle type. VIN, customer and claim can come later.
        </EmptyState>
      </Specimen>
      <Specimen title="Empty, filters hide all" frame="flush">
        <EmptyState
          headingLevel={4}
          icon={<FunnelX />}
          title="Nothing matches these filters"
          actions={
            <>
              <Button>Remove date filter</Button>
              <Button variant="ghost">Clear all</Button>
            </>
          }
        >
          6 estimates match without the date filter.
        </EmptyState>
      </Specimen>
      <Specimen title="Empty, with a key" frame="flush">
        <EmptyState
          headingLevel={4}
          icon={<Camera />}
          title="Pick a part on the drawing"
          actions={<Button icon={<Camera aria-hidden="true" />}>Start from photos</Button>}
        >
          Or press <Kbd>/</Kbd> and type its name or number.
        </EmptyState>
      </Specimen>
      <Specimen title="Error, list failed" frame="flush">
        <ErrorState
          headingLevel={4}
          title="The estimates did not load"
          actions={<Button icon={<RefreshCw aria-hidden="true" />}>Try again</Button>}
        >
          The server did not answer. Your work is not affected.
        </ErrorState>
      </Specimen>
      <Specimen title="Error, form failed" frame="flush">
        <ErrorState
          headingLevel={4}
          icon={<MailX />}
          title="It looks like something went wrong. Please try again later"
          actions={<Button variant="primary">Try Again</Button>}
        >
          What you typed is still in the form.
        </ErrorState>
      </Specimen>
    </>
  );
}
