import { unitName } from '@dre/core/domain/sharing/unit-name';
import { listEditions } from '@dre/core/contract/catalogue/catalogue';
import type { Estimate } from '@dre/core/domain/estimates/model/estimate';
import type { Profile } from '@dre/core/domain/estimates/model/profile';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { price } from '../../../../lib/text/format.ts';
import { useQuery } from '../../../../lib/calls/use-query.ts';
import { Button } from '../../../../ui/actions/Button.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Kbd } from '../../../../ui/actions/Kbd.tsx';
import { formatDecimal } from '../../../../ui/fields/number-text.ts';
import { VehicleSilhouette } from '../../../catalogue/illustration/silhouette/vehicle-silhouette.tsx';
import { useIntake } from '../intake-context.ts';
import styles from '../intake.module.css';
import { bookName } from './book-name.ts';
import { payerNames } from './payer-names.ts';

export interface LeaveState {
  readonly isLeaving: boolean;
  readonly openDamage: () => void;
  readonly close: () => void;
}

/** The entered data, the rates and the book that apply, and the next steps. */
export function SummaryCard({ isLeaving, openDamage, close }: LeaveState) {
  const { now } = useIntake();
  const { vehicleType } = now.estimate.unit;
  const facts = [...factsOf(now.estimate, now.status === 'open'), ['Price book', useBookName()] as const];
  return (
    <aside className={styles['summary']} aria-label="Summary">
      <Card padding="none">
        <div className={styles['portrait']}>
          {vehicleType === null ? <span>No type chosen yet</span> : <VehicleSilhouette type={vehicleType} />}
        </div>
        <dl className={styles['facts']}>
          {facts.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer === '' ? '–' : answer}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['actions']}>
          <div className={styles['wide']}>
            <Button variant="primary" size="lg" full isDisabled={isLeaving} onPress={openDamage}>
              Open damage view <ArrowRight aria-hidden="true" />
            </Button>
          </div>
          <Button full onPress={close}>
            Save draft and close
          </Button>
          <p className={styles['wide']}>
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> opens the damage view. Every field is optional.
          </p>
        </div>
      </Card>
    </aside>
  );
}

/** Rates and taxes come from the server: they are unknown until it has created the estimate. */
function factsOf(estimate: Estimate, isCreated: boolean): readonly (readonly [string, string])[] {
  const { unit, parties, claim, profile } = estimate;
  const payer = claim.payer === 'customer' ? '' : parties.insurer.name;
  return [
    ['Vehicle', unitName(estimate.unit)],
    ['Customer', parties.customer.name],
    ['Payer', payer === '' ? payerNames[claim.payer] : payer],
    ['VIN', unit.coachVin],
    ['Profile', isCreated ? profile.name : ''],
    ['Rates', isCreated ? rates(profile) : ''],
    ['Tax', isCreated ? taxes(profile) : ''],
  ];
}

function useBookName(): string {
  const { edition } = useIntake().now.contents;
  const published = useQuery(listEditions, {}).data?.find(({ number }) => number === edition);
  return bookName(edition, published);
}

function rates({ labor }: Profile): string {
  const listed = (['body', 'refinish', 'mechanical'] as const).map(
    (type, index) =>
      `${index === 0 ? labor[type].name : labor[type].name.toLowerCase()} ${whole(labor[type].rate)}`,
  );
  return `${listed.join(', ')} per hour`;
}

function whole(cents: number): string {
  return price(cents).replace(/\.00$/, '');
}

function taxes({ taxes: all }: Profile): string {
  const listed = all.filter(({ rate, tiers }) => rate > 0 || tiers.length > 0);
  return listed.map(({ name, rate }) => `${percent(rate)} ${name}`).join(', ') || 'None set';
}

function percent(millionths: number): string {
  return `${formatDecimal(millionths, 4).replace(/\.?0+$/, '')}%`;
}

/** On a touch screen the next step stays within reach of the thumb. */
export function BottomBar({ isLeaving, openDamage }: LeaveState) {
  const { now } = useIntake();
  const text = [unitName(now.estimate.unit), now.estimate.parties.customer.name].filter(Boolean).join(', ');
  return (
    <div className={styles['bottom']}>
      <p>{text || 'Nothing entered yet'}</p>
      <Button variant="primary" size="lg" isDisabled={isLeaving} onPress={openDamage}>
        Open damage view <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
