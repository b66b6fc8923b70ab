import { type CustomerReply, deleteCustomer, readCustomer } from '@dre/core/contract/estimates/customers';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Facts } from '../../../lib/components/facts.tsx';
import { isId } from '../../../lib/new-id.ts';
import { problemText, useAction } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useConfirm } from '../../../ui/overlays/use-confirm.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import styles from './customers.module.css';
import { MergeCustomerDialog } from './merge-customer-dialog.tsx';
import { PastEstimates } from './past-estimates.tsx';
import { UnitList } from './unit-list.tsx';
import { cityOf, customerName } from './unit-text.ts';
import { useStartEstimate } from './use-start-estimate.ts';

/** One customer: contact details, vehicles, and every estimate written for them. */
export function CustomerPage() {
  const { id } = useParams({ from: '/app-shell/estimate/customers/$id' });
  return isId(id) ? <NamedCustomer id={id} /> : <NoCustomer>{noSuchCustomer}</NoCustomer>;
}

function NamedCustomer({ id }: { readonly id: string }) {
  const { data, error: problem, isPending, refetch } = useQuery(readCustomer, { params: { id } }, id);
  const customer = data?.id === id ? data : undefined;
  if (problem && customer === undefined) {
    return (
      <NoCustomer onRetry={refetch}>
        {problem.status === 404 ? noSuchCustomer : problemText(problem)}
      </NoCustomer>
    );
  }
  return (
    <>
      <Link to="/estimate/customers" search={{}} className={styles['back']}>
        <ArrowLeft aria-hidden="true" />
        Customers
      </Link>
      <Loading
        isLoading={isPending && customer === undefined}
        label="The customer is being read"
        skeleton={<Skeleton shape="block" />}
      >
        {customer && <OneCustomer customer={customer} onChanged={refetch} />}
      </Loading>
    </>
  );
}

const noSuchCustomer = 'There is no such customer. They may have been merged into another one.';

function NoCustomer({ children, onRetry }: { readonly children: string; readonly onRetry?: () => void }) {
  return (
    <ErrorState
      headingLevel={1}
      title="This customer cannot be shown"
      actions={onRetry && <Button onPress={onRetry}>Try again</Button>}
    >
      {children}
    </ErrorState>
  );
}

interface OneCustomerProps {
  readonly customer: CustomerReply;
  readonly onChanged: () => void;
}

function OneCustomer({ customer, onChanged }: OneCustomerProps) {
  const { id, details, units, mayChange } = customer;
  const { isStarting, problem, start } = useStartEstimate();
  const name = customerName(details);
  return (
    <>
      <div className={styles['top']}>
        <h1>{name}</h1>
        {mayChange && (
          <div className={styles['actions']}>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              loading={isStarting}
              onPress={() => start(details, units.length === 1 ? (units[0]?.details ?? null) : null)}
            >
              New estimate for {name}
            </Button>
          </div>
        )}
      </div>
      {problem && (
        <div className={styles['problem']}>
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        </div>
      )}
      <div className={styles['columns']}>
        <DetailsCard customer={customer} onChanged={onChanged} />
        <div className={styles['stack']}>
          <Card as="section" padding="none" heading={<h2>Vehicles</h2>} aria-label="Vehicles">
            <UnitList
              units={units}
              mayChange={mayChange}
              onChanged={onChanged}
              onStart={(unit) => start(details, unit)}
            />
          </Card>
          <Card as="section" padding="none" heading={<h2>Estimates</h2>} aria-label="Estimates">
            <PastEstimates of="customer" id={id} caption={`Estimates for ${name}`} />
          </Card>
        </div>
      </div>
    </>
  );
}

function DetailsCard({ customer, onChanged }: OneCustomerProps) {
  const [open, setOpen] = useState<'correct' | 'merge'>();
  const { details, mayChange, estimates } = customer;
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const { run, problem } = useAction();
  const remove = async () => {
    const heading = `Delete ${customerName(details)}?`;
    const message = 'No estimate names them. Their record is gone for good.';
    if (!(await confirm({ heading, message, cancel: true, destructive: true }))) return;
    const params = { id: customer.id };
    if (await run(deleteCustomer, { params }, 'The customer is deleted.')) {
      await navigate({ to: '/estimate/customers', search: {} });
    }
  };
  return (
    <Card as="section" heading={<h2>Details</h2>} aria-label="Details">
      <div className={styles['stack']}>
        <Facts
          rows={[
            ['Name', details.name || '–'],
            ['Company', details.company || '–'],
            ['Phone', details.phone || '–'],
            ['Email', details.email || '–'],
            ['Street', details.address || '–'],
            ['City', cityOf(details) || '–'],
          ]}
        />
        {problem && (
          <Alert tone="error" role="alert">
            {problemText(problem)}
          </Alert>
        )}
        {mayChange && (
          <div className={styles['actions']}>
            {estimates === 0 && (
              <Button variant="ghost" onPress={() => void remove()}>
                Delete
              </Button>
            )}
            <Button onPress={() => setOpen('merge')}>Merge…</Button>
            <Button onPress={() => setOpen('correct')}>Correct…</Button>
          </div>
        )}
      </div>
      {open === 'correct' && (
        <CustomerDialog customer={customer} onClose={() => setOpen(undefined)} onChanged={onChanged} />
      )}
      {open === 'merge' && <MergeCustomerDialog customer={customer} onClose={() => setOpen(undefined)} />}
      {dialog}
    </Card>
  );
}
