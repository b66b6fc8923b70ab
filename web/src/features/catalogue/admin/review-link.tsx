import { Link } from '@tanstack/react-router';
import GitCompare from 'lucide-react/icons/git-compare';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';

/** The way to what the draft changes, while it changes something. */
export function ReviewLink({ changes }: { readonly changes: number | undefined }) {
  if (changes === undefined || changes === 0) return null;
  return (
    <LinkButton
      icon={<GitCompare aria-hidden="true" />}
      render={(look) => <Link to="/admin/editions" {...look} />}
    >
      {`Review changes (${changes.toLocaleString('en-US')})`}
    </LinkButton>
  );
}
