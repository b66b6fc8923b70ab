import { readOwnCompany } from '@dre/core/contract/companies/companies';
import { Link } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import Wrench from 'lucide-react/icons/wrench';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import pageStyles from '../../lib/components/list-page.module.css';
import { problemText } from '../../lib/calls/use-action.ts';
import { useQuery } from '../../lib/calls/use-query.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useMay } from '../session/use-may.ts';
import { useActiveCompany } from '../session/active-company.ts';
import type { OwnCompany } from './company-replies.ts';
import styles from './company-page.module.css';
import { DevicesCard } from './devices-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { OwnSso } from './own-sso.tsx';
import { OwnCompanies } from './own-companies.tsx';
import { PeopleTable } from './people-table.tsx';
import { TimeZoneCard } from './time-zone-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The active company of this tab. Administrators of the product need not belong to one. */
export function CompanyPage() {
  const active = useActiveCompany();
  if (active.id !== undefined) return <ActiveCompanyPage />;
  return (
    <>
      <div className={pageStyles['top']}>
        <h1>Company</h1>
      </div>
      <EmptyState title="You do not work for a company here">
        Its owner can invite you by your email address.
      </EmptyState>
    </>
  );
}

/** The people of the company and its subscription. Owners change them, others read them. */
function ActiveCompanyPage() {
  const active = useActiveCompany();
  const may = useMay();
  const mayRead = may('read-own-reports');
  const { data: company, error, isPending, refetch } = useQuery(readOwnCompany, {}, active.id);
  const [isInviting, setInviting] = useState(false);
  const isOther = company !== undefined && company.id !== active.id;
  const shown = isOther ? undefined : company;
  return (
    <>
      <div className={pageStyles['top']}>
        <h1>Company</h1>
        <span className={pageStyles['count']}>{shown?.name}</span>
        {shown && (
          <div className={pageStyles['actions']}>
            {mayRead && (
              <LinkButton
                icon={<ChartColumn aria-hidden="true" />}
                render={(look) => <Link to="/account/reports" {...look} />}
              >
                Reports
              </LinkButton>
            )}
            {may('change-shop-settings') && (
              <LinkButton
                icon={<Wrench aria-hidden="true" />}
                render={(look) => <Link to="/account/shop" {...look} />}
              >
                Shop settings
              </LinkButton>
            )}
            {shown.mayManage && (
              <Button
                variant="primary"
                icon={<UserPlus aria-hidden="true" />}
                onPress={() => setInviting(true)}
              >
                Invite somebody
              </Button>
            )}
          </div>
        )}
      </div>
      {error && !shown ? (
        <ErrorState
          title="The company could not be read"
          actions={<Button onPress={refetch}>Try Again</Button>}
        >
          {problemText(error)}
        </ErrorState>
      ) : (
        <Loading
          isLoading={isPending && !shown}
          label="The company is being read"
          skeleton={<Skeleton shape="block" />}
        >
          {shown && <Shown company={shown} onChanged={refetch} />}
        </Loading>
      )}
      {active.companies().length > 1 && (
        <Card as="section" heading={<h2>Your companies</h2>} aria-label="Your companies">
          <OwnCompanies activeId={active.id} onChoose={active.choose} />
        </Card>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={refetch} />}
    </>
  );
}

function Shown({ company, onChanged }: { readonly company: OwnCompany; readonly onChanged: () => void }) {
  const owners = company.people.filter(({ role, standing }) => role === 'owner' && standing === 'active');
  return (
    <>
      {!company.mayManage && (
        <div className={styles['notice']}>
          <Alert tone="notice">
            Only an owner can change this. Ask {owners.map(({ name }) => name).join(' or ')}.
          </Alert>
        </div>
      )}
      <div className={styles['columns']}>
        <Card as="section" padding="none" heading={<h2>People</h2>} aria-label="People">
          <PeopleTable company={company} onChanged={onChanged} />
        </Card>
        <div className={styles['side']}>
          <SubscriptionCard company={company} />
          {company.mayManage && <TimeZoneCard company={company} onChanged={onChanged} />}
          {company.mayManage && <DevicesCard company={company} onChanged={onChanged} />}
          {company.mayManage && <OwnSso companyId={company.id} />}
        </div>
      </div>
    </>
  );
}
