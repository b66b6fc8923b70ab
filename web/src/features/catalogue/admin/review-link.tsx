import { Link } from '@tanstack/react-router';
import GitCompare from 'lucide-react/icons/git-compare';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';

/** A link to the draft's changes, while there are any. */
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
