import Building2 from 'lucide-react/icons/building-2';
import Users from 'lucide-react/icons/users';
import { PlannedPage } from '../../lib/planned-page.tsx';

export function CompaniesPage() {
  return (
    <PlannedPage
      title="Companies"
      Icon={Building2}
      state="Companies are not listed here yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      Companies, their trials and subscriptions will be managed here.
    </PlannedPage>
  );
}

export function UsersPage() {
  return (
    <PlannedPage
      title="Users"
      Icon={Users}
      state="Users are not listed here yet"
      links={[{ to: '/admin/home', name: 'Admin Home' }]}
    >
      Users, their roles and their sessions will be managed here.
    </PlannedPage>
  );
}
