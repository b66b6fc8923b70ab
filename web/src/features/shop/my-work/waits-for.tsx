import Package from 'lucide-react/icons/package';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { useToday } from '../open/shop-day.ts';
import { missingText } from '../order/work/missing-text.ts';
import { missingPart, type MyTask, subletVendor } from './tasks/my-tasks.ts';
import styles from './my-work.module.css';

/** The reason a task cannot be begun now: its part is missing, or the unit is away. Nothing if it can. */
export function WaitsFor({ mine }: { readonly mine: MyTask }) {
  const today = useToday();
  const part = missingPart(mine);
  const vendor = subletVendor(mine);
  if (part === null && vendor === null) return null;
  const waits = part === null ? null : missingText(part, today);
  return (
    <span className={styles['waits']}>
      {waits !== null && (
        <Badge tone={waits.tone} icon={<Package aria-hidden="true" />}>
          {waits.text}
        </Badge>
      )}
      {vendor !== null && <Badge tone="amber">Off site, with {vendor}</Badge>}
    </span>
  );
}
