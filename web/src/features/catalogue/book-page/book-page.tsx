import { readHouseValues } from '@dre/core/contract/catalogue/catalogue';
import { readSideNaming } from '@dre/core/contract/account/settings';
import type { SideNaming } from '@dre/core/domain/account/side-names';
import { useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../../ui/actions/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { problemText } from '../../../lib/calls/use-action.ts';
import { useQuery } from '../../../lib/calls/use-query.ts';
import { useActiveCompany } from '../../session/active-company.ts';
import { useMay } from '../../session/use-may.ts';
import { withCompanySideNames } from '../book/company-side-names.ts';
import { useBook } from '../book/use-book.ts';
import { bookAddress } from './book-address.ts';
import styles from './book-page.module.css';
import { OpenBook } from './open-book.tsx';

/**
 * The book: vehicle, side, picture, part. Includes the company's values if the user may read them, and its names of the
 * sides.
 */
export function BookPage() {
  const may = useMay();
  const { id } = useActiveCompany();
  if (id === undefined) return <Book houseRevision={0} sideNaming="road-curb" isReviewed={false} />;
  return may('read-profiles') ? <HouseBook /> : <CompanyBook houseRevision={0} />;
}

function HouseBook() {
  const house = useQuery(readHouseValues, {});
  return <CompanyBook houseRevision={isFirst(house) ? undefined : (house.data?.revision ?? 0)} />;
}

function CompanyBook({ houseRevision }: Pick<BookProps, 'houseRevision'>) {
  const naming = useQuery(readSideNaming, {});
  const sideNaming = isFirst(naming) ? undefined : (naming.data?.sideNaming ?? 'road-curb');
  const isReviewed = naming.data?.isBookReviewed === true;
  return <Book houseRevision={houseRevision} sideNaming={sideNaming} isReviewed={isReviewed} />;
}

interface BookProps {
  /** Undefined until the server has replied. Offline the book is shown alone. */
  readonly houseRevision: number | undefined;
  readonly sideNaming: SideNaming | undefined;
  /** True after the company reviewed the book: it is then no longer called starter data. */
  readonly isReviewed: boolean;
}

function Book({ houseRevision, sideNaming, isReviewed }: BookProps) {
  const state = useBook({ houseRevision: houseRevision ?? 0 });
  // The tab responds at once; the side, which renders slowly, is deferred.
  const search = useDeferredValue(useSearch({ strict: false }));
  const address = useMemo(() => bookAddress(search), [search]);
  if (state.kind === 'problem') {
    return (
      <>
        <h1 className={styles['title']}>The book</h1>
        <ErrorState
          title={
            state.problem.status === 0 ? 'The book is not on this device yet' : 'The book could not be read'
          }
          actions={<Button onPress={state.reload}>Try Again</Button>}
        >
          {state.problem.status === 0
            ? 'It is kept here after the first visit and can then be read without a connection.'
            : problemText(state.problem)}
        </ErrorState>
      </>
    );
  }
  if (state.kind === 'loading' || houseRevision === undefined || sideNaming === undefined) {
    return (
      <>
        <h1 className={styles['title']}>The book</h1>
        <Loading isLoading label="Loading the book" skeleton={<BookSkeleton />} />
      </>
    );
  }
  const contents = withCompanySideNames(state.contents, sideNaming);
  return <OpenBook contents={contents} book={state.book} address={address} isReviewed={isReviewed} />;
}

/** True before the first reply. */
function isFirst({ isPending, data }: { readonly isPending: boolean; readonly data: unknown }): boolean {
  return isPending && data === undefined;
}

function BookSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
