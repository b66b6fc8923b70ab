import { type Department, departments, type Phase, phases } from '@dre/core/domain/shop/model/departments';
import type { RepairOrder } from '@dre/core/domain/shop/model/repair-order';
import { shopLimits } from '@dre/core/domain/shop/model/shop-limits';
import { departmentLabels, phaseLabels } from '@dre/core/domain/shop/wording/shop-labels';
import { useState } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { Select } from '../../../../ui/choices/Select.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import dialogStyles from '../../dialogs/dialogs.module.css';
import { OrderDialog, type OrderDialogProps, OrderForm, takeFocus } from '../../dialogs/order-dialog.tsx';

/** Work of the shop's own: it is ticked and clocked, and sold to nobody. */
export function ShopTaskDialog({ orderId, onClose }: OrderDialogProps) {
  return (
    <OrderDialog orderId={orderId} onClose={onClose} title="Add a task of the shop">
      {(order) => <ShopTaskForm order={order} onClose={onClose} />}
    </OrderDialog>
  );
}

function ShopTaskForm({ order, onClose }: { readonly order: RepairOrder; readonly onClose: () => void }) {
  const [key] = useState(() => `shop:${newId()}`);
  const [description, setDescription] = useState('');
  const [department, setDepartment] = useState<Department>('body');
  const [phase, setPhase] = useState<Phase>('body');
  const [people, setPeople] = useState<1 | 2>(1);
  const task = { key, description: description.trim(), department, phase, people };
  return (
    <OrderForm
      submit="Add the task"
      onClose={onClose}
      changes={
        task.description === '' ? null : [{ order: order.id, change: { kind: 'add-shop-task', task } }]
      }
      done={`${task.description} is on the order.`}
    >
      <TextField
        label="What is to be done"
        isRequired
        inputRef={takeFocus}
        maxLength={shopLimits.shortText}
        value={description}
        onChange={setDescription}
      />
      <div className={dialogStyles['pair']}>
        <Select
          label="Department"
          options={departments.map((id) => ({ id, label: departmentLabels[id] }))}
          value={department}
          onChange={(id) => setDepartment(id as Department)}
        />
        <Select
          label="When"
          options={phases.map((id) => ({ id, label: phaseLabels[id] }))}
          value={phase}
          onChange={(id) => setPhase(id as Phase)}
        />
        <Select
          label="People"
          options={[
            { id: '1', label: 'One' },
            { id: '2', label: 'Two at once' },
          ]}
          value={String(people)}
          onChange={(id) => setPeople(id === '2' ? 2 : 1)}
        />
      </div>
      <p className={dialogStyles['muted']}>It has no sold hours and is on no document for the customer.</p>
    </OrderForm>
  );
}
