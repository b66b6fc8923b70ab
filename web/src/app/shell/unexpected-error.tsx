import { buttonClass } from '../../ui/actions/button-class.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';

/** A bug or a broken machine: reports it, and offers the one step that may help. */
export function UnexpectedError() {
  return (
    <ErrorState
      title="This page could not be shown"
      actions={
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          Load the page again
        </button>
      }
    >
      Something went wrong on our side. What you saved is safe.
    </ErrorState>
  );
}
