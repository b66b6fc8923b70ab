import type { CrewMember } from '@dre/core/domain/shop/model/crew-member';
import type { Department } from '@dre/core/domain/shop/model/departments';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { stepName } from '@dre/core/domain/shop/wording/describe-shop-edit';
import { absenceDaysText } from '@dre/core/domain/shop/wording/absence-text';
import { useState } from 'react';
import { Checkbox } from '../../../../ui/choices/Checkbox.tsx';
import { Select } from '../../../../ui/choices/Select.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm } from '../../dialogs/order-dialog.tsx';
import { daysAway } from '../../crew/crew-day.ts';
import { useLocations } from '../../open/locations.ts';
import { useToday } from '../../open/shop-day.ts';
import { useShop } from '../../open/use-shop.ts';

interface AssignDialogProps extends OrderDialogProps {
  readonly step: string;
}

/** The people of a step and the place it is done in. Technicians see the orders of their own steps. */
export function AssignDialog({ orderId, onClose, step }: AssignDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title={`Assign ${stepName(step)}`}>
      {(order) => <AssignForm order={order} step={step} onClose={onClose} />}
    </OrderDialog>
  );
}

interface AssignFormProps {
  readonly order: RepairOrder;
  readonly step: string;
  readonly onClose: () => void;
}

const anywhere = 'none';
const levels = ['no level', 'helper', 'technician', 'specialist'] as const;

function AssignForm({ order, step, onClose }: AssignFormProps) {
  const crew = useShop((state) => state.crew);
  const locations = useLocations();
  const today = useToday();
  const plan = order.steps[step];
  const [people, setPeople] = useState<readonly string[]>(plan?.people ?? []);
  const [place, setPlace] = useState(plan?.location ?? anywhere);
  const department = (step.split('/')[1] ?? '') as Department;
  const members = crew.map(({ member }) => member).toSorted((one, other) => levelOf(other) - levelOf(one));
  function levelOf({ levels: own }: CrewMember): number {
    return own[department] ?? 0;
  }
  const change = {
    kind: 'assign-step',
    step,
    plan: {
      people,
      location: place === anywhere ? null : place,
      from: plan?.from ?? null,
      until: plan?.until ?? null,
    },
  } as const;
  return (
    <OrderForm
      submit="Assign"
      onClose={onClose}
      changes={people.length > shopLimits.people ? null : [{ order: order.id, change }]}
      done={`${stepName(step)} is assigned.`}
    >
      {members.length === 0 && (
        <p className={dialogStyles['muted']}>
          Nobody is on the crew yet. An owner or a foreman adds people under Shop settings.
        </p>
      )}
      <ul className={dialogStyles['list']} aria-label="Crew">
        {members.map((member) => (
          <li key={member.id}>
            <Checkbox
              isSelected={people.includes(member.id)}
              onChange={(isSelected) =>
                setPeople(isSelected ? [...people, member.id] : people.filter((one) => one !== member.id))
              }
            >
              {member.name}{' '}
              <span className={dialogStyles['muted']}>
                {[levels[levelOf(member)], ...awayTexts(member, today)].join(', ')}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <Select
        label="Where it is done"
        options={[
          { id: anywhere, label: 'Where the unit stands' },
          ...locations.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={place}
        onChange={setPlace}
      />
    </OrderForm>
  );
}

/** Days away of today and the next ones: whoever assigns work should know. */
function awayTexts(member: CrewMember, today: string): readonly string[] {
  const { away, next } = daysAway(member, today);
  return [...away, ...(next === null ? [] : [next])].map((absence) => `away ${absenceDaysText(absence)}`);
}
