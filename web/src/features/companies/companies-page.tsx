import { listCompanies } from '@dre/core/contract/companies/companies';
import { useSearch } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { kindLabels } from '../../lib/text/company-kinds.ts';
import { day } from '../../lib/text/format.ts';
import { ListPage } from '../../lib/components/list-page.tsx';
import { RowButton } from '../../lib/components/row-button.tsx';
import { useApi } from '../../lib/calls/services.ts';
import { useInfiniteQuery } from '../../lib/calls/use-infinite-query.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Column } from '../../ui/layout/Table.tsx';
import type { ListedCompany } from './company-replies.ts';
import { CompanyDrawer } from './company-drawer.tsx';
import { NewCompanyDialog } from './new-company-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import { daysLeftText, subscriptionTones, subscriptionLabels } from './company-labels.ts';

/** Every company with its subscription and number of people. */
export function CompaniesPage() {
  const api = useApi();
  const search = useSearch({ strict: false }).search;
  const list = useInfiniteQuery<ListedCompany>(
    (after, signal) =>
      api.call(listCompanies, { query: { ...(search && { search }), ...(after && { after }) }, signal }),
    search ?? '',
  );
  const [open, setOpen] = useState<ListedCompany>();
  const [isNewOpen, setNewOpen] = useState(false);
  return (
    <ListPage
      title="Companies"
      noun={['company', 'companies']}
      list={list}
      columns={columnsFor(setOpen)}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={search ? `No company is named like “${search}”` : 'No companies yet'}>
          {search ? 'Clear the search to see all of them.' : 'Approve an order, or open a company here.'}
        </EmptyState>
      }
      filters={<SearchBox to="/admin/companies" label="Search by name" />}
      actions={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={() => setNewOpen(true)}>
          New company
        </Button>
      }
    >
      {open && <CompanyDrawer company={open} onClose={() => setOpen(undefined)} onSaved={list.refetch} />}
      {isNewOpen && <NewCompanyDialog onClose={() => setNewOpen(false)} onOpened={list.refetch} />}
    </ListPage>
  );
}

function columnsFor(onOpen: (company: ListedCompany) => void): readonly Column<ListedCompany>[] {
  return [
    {
      id: 'name',
      header: 'Company',
      isRowHeader: true,
      cell: (company) => <RowButton onPress={() => onOpen(company)}>{company.name}</RowButton>,
    },
    { id: 'kind', header: 'Kind', cell: ({ kind }) => kindLabels[kind] },
    {
      id: 'state',
      header: 'Subscription',
      cell: ({ state }) => <Badge tone={subscriptionTones[state]}>{subscriptionLabels[state]}</Badge>,
    },
    {
      id: 'trial',
      header: 'Trial',
      cell: ({ daysLeft, trialEndsAt }) => {
        if (trialEndsAt === null) return '–';
        return daysLeft === null ? `Ended ${day(new Date(trialEndsAt))}` : daysLeftText(daysLeft);
      },
    },
    { id: 'owners', header: 'Owners', isName: true, cell: ({ owners }) => owners.join(', ') || '–' },
    {
      id: 'seats',
      header: 'Seats',
      isNumeric: true,
      cell: ({ seatsUsed, seats }) => `${String(seatsUsed)} of ${String(seats)}`,
    },
  ];
}
