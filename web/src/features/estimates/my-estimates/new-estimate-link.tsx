import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { LinkButton } from '../../../ui/LinkButton.tsx';

export function NewEstimateLink() {
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
