import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useMay } from '../../session/use-may.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';

/** Hidden from roles that may not edit estimates. */
export function NewEstimateLink() {
  const may = useMay();
  if (!may('edit-estimates')) return null;
  return (
    <LinkButton
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      render={(look) => (
        <Link to="/estimate/$id/new-estimate" params={{ id: '0' }} search={{ damage: 'front' }} {...look} />
      )}
    >
      New Estimate
    </LinkButton>
  );
}
