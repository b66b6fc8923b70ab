import { companyKinds } from '@dre/core/contract/companies/companies';
import type { ReplyOf } from '@dre/core/contract/endpoint';
import { approveOrder, declineOrder, readOrder } from '@dre/core/contract/enquiries/enquiry-inbox';
import { trialEnd } from '@dre/core/domain/companies/subscription';
import { useState } from 'react';
import { type CompanyKind, kindOptions } from '../../lib/text/company-kinds.ts';
import { Facts } from '../../lib/components/facts.tsx';
import { day, stamp } from '../../lib/text/format.ts';
import styles from '../../lib/components/list-page.module.css';
import { problemText, useAction } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useConfirm } from '../../ui/overlays/use-confirm.tsx';

type Order = ReplyOf<typeof readOrder>;

interface OrderDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

export function OrderDrawer({ id, onClose, onDecided }: OrderDrawerProps) {
  const { data: order, error: problem, isPending, refetch } = useQuery(readOrder, { params: { id } }, id);
  return (
    <Drawer isOpen onClose={onClose} title={order ? `Order from ${order.name}` : 'Order'}>
      {problem ? (
        <Alert tone="error" role="alert" actions={<Button onPress={refetch}>Try Again</Button>}>
          {problemText(problem)}
        </Alert>
      ) : (
        <Loading
          isLoading={isPending && !order}
          label="The order is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {order && (
            <div className={styles['stack']}>
              <OrderFacts order={order} />
              {order.state === 'waiting' && (
                <Decision
                  order={order}
                  onDecided={() => {
                    onDecided();
                    onClose();
                  }}
                  onChanged={() => {
                    onDecided();
                    refetch();
                  }}
                />
              )}
            </div>
          )}
        </Loading>
      )}
    </Drawer>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  return (
    <>
      <Facts
        rows={[
          ['Name', order.name],
          ['Title', order.title],
          ['Organization', order.organization],
          ['Phone Number', order.phone],
          ['Email Address', order.email],
          ['Address', order.address],
          ['Referred By', order.referredBy],
          ['Received', stamp(new Date(order.receivedAt))],
          ...(order.decidedAt === null
            ? []
            : ([
                [
                  'Decided',
                  `${order.state}, ${stamp(new Date(order.decidedAt))}, by ${order.decidedBy ?? '–'}`,
                ],
                ['Company', order.companyName],
              ] as const)),
        ]}
      />
      <img className={styles['signature']} src={order.signature} alt={`Signature of ${order.name}`} />
    </>
  );
}

interface DecisionProps {
  readonly order: Order;
  readonly onDecided: () => void;
  /** Called when somebody else was faster. */
  readonly onChanged: () => void;
}

function Decision({ order, onDecided, onChanged }: DecisionProps) {
  const [companyName, setCompanyName] = useState(order.organization ?? order.name);
  const [kind, setKind] = useState<CompanyKind>('dealer');
  const [ownerEmail, setOwnerEmail] = useState(order.email);
  const [lastDay] = useState(() => trialEnd(new Date()));
  const { run, isBusy, problem } = useAction();
  const { confirm, dialog } = useConfirm();
  const params = { id: order.id };
  const approve = async () => {
    const body = { companyName, kind, ownerEmail };
    const success = `${companyName} is open. ${ownerEmail.trim()} gets the invitation.`;
    if (await run(approveOrder, { params, body }, success)) onDecided();
  };
  const decline = async () => {
    const sure = await confirm({
      heading: 'Decline this order?',
      message: `${order.name} gets no account. This cannot be undone.`,
      cancel: true,
      destructive: true,
    });
    if (sure && (await run(declineOrder, { params, body: {} }, 'The order is declined.'))) onDecided();
  };
  return (
    <form
      className={styles['form']}
      aria-label="Decision"
      onSubmit={(event) => {
        event.preventDefault();
        void approve();
      }}
    >
      {problem && (
        <Alert
          tone="error"
          role="alert"
          {...(problem.status === 409 && { actions: <Button onPress={onChanged}>Show it</Button> })}
        >
          {problemText(problem)}
        </Alert>
      )}
      <TextField
        label="Company"
        value={companyName}
        onChange={setCompanyName}
        isRequired
        error={problem?.errors?.['companyName']}
      />
      <Select
        label="Kind"
        options={kindOptions}
        value={kind}
        onChange={(id) => setKind(companyKinds.find((one) => one === id) ?? kind)}
      />
      <TextField
        label="Email address of the owner"
        type="email"
        value={ownerEmail}
        onChange={setOwnerEmail}
        isRequired
        help={`The trial runs until ${day(lastDay)}.`}
        error={problem?.errors?.['ownerEmail'] && 'Enter one address that can be written to.'}
      />
      <div className={styles['actions']}>
        <Button variant="danger-outline" onPress={() => void decline()} isDisabled={isBusy}>
          Decline
        </Button>
        <Button variant="primary" type="submit" loading={isBusy}>
          Approve
        </Button>
      </div>
      {dialog}
    </form>
  );
}
