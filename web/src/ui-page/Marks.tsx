import { Badge } from '../ui/feedback/Badge.tsx';
import { Kbd } from '../ui/actions/Kbd.tsx';
import { Pin } from '../ui/layout/Pin.tsx';
import { StatusChip } from '../ui/feedback/StatusChip.tsx';
import type { Status } from '../ui/feedback/StatusChip.tsx';
import { VisuallyHidden } from '../ui/primitives/VisuallyHidden.tsx';
import { Row, Specimen } from './Specimen.tsx';

const statuses: readonly Status[] = [
  'draft',
  'locked',
  'sent',
  'approved',
  'declined',
  'in-repair',
  'completed',
  'void',
  'supplement',
];

export function Marks() {
  return (
    <>
      <Specimen title="Status" size="half">
        <Row>
          {statuses.map((status) => (
            <StatusChip key={status} status={status} />
          ))}
        </Row>
      </Specimen>
      <Specimen title="Badge" size="half">
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="blue">12 lines</Badge>
          <Badge tone="amber">Above book</Badge>
          <Badge tone="green">Paid</Badge>
          <Badge tone="red">Open</Badge>
          <Badge tone="violet">Supplement 2</Badge>
        </Row>
      </Specimen>
      <Specimen title="Pin: a line of the estimate" size="half">
        <Row>
          <Pin number={1} />
          <Pin number={2} look="soft" />
          <Pin number={3} look="selected" />
          <Pin number={128} />
        </Row>
      </Specimen>
      <Specimen title="Keys" size="half">
        <Row>
          <Kbd>Ctrl K</Kbd>
          <Kbd>?</Kbd>
          <Kbd>Esc</Kbd>
          <VisuallyHidden>Only a screen reader says this.</VisuallyHidden>
        </Row>
      </Specimen>
    </>
  );
}
