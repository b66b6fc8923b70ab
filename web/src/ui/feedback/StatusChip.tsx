import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Clock from 'lucide-react/icons/clock';
import FilePlus2 from 'lucide-react/icons/file-plus-2';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';
import type { ComponentType, SVGProps } from 'react';
import { Badge } from './Badge.tsx';
import type { BadgeTone } from './Badge.tsx';

export type Status =
  | 'draft'
  | 'locked'
  | 'sent'
  | 'approved'
  | 'declined'
  | 'in-repair'
  | 'completed'
  | 'void'
  | 'supplement';

interface StatusLook {
  readonly word: string;
  readonly tone: BadgeTone;
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
}

// The one table of labels for the lifecycle. Icon and label come first; color is the third cue.
const looks: Record<Status, StatusLook> = {
  draft: { word: 'Draft', tone: 'neutral', Icon: Pencil },
  locked: { word: 'Locked', tone: 'neutral', Icon: Lock },
  sent: { word: 'Sent', tone: 'amber', Icon: Clock },
  approved: { word: 'Approved', tone: 'green', Icon: Check },
  declined: { word: 'Declined', tone: 'red', Icon: X },
  'in-repair': { word: 'In repair', tone: 'blue', Icon: Wrench },
  completed: { word: 'Completed', tone: 'neutral', Icon: CircleCheckBig },
  void: { word: 'Void', tone: 'neutral', Icon: Ban },
  supplement: { word: 'Supplement', tone: 'violet', Icon: FilePlus2 },
};

export function StatusChip({ status }: { readonly status: Status }) {
  const { word, tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
