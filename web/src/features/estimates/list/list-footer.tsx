import { listLimits } from '@dre/core/contract/estimates/estimate-list';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { price } from '../../../lib/text/format.ts';
import { Pagination } from '../../../ui/layout/Pagination.tsx';
import { searchOf } from './list-address.ts';
import styles from './my-estimates.module.css';
import type { EstimateList } from './use-estimate-list.ts';

/** Totals of this page and of all pages. */
export function ListFooter({ list }: { readonly list: EstimateList }) {
  const router = useRouter();
  const navigate = useNavigate({ from: '/estimate/my-estimates' });
  const { data, pages, addressOf } = list;
  if (data === undefined) return null;
  const { page, items, all, pageTotal, isFoundInPart } = data;
  const first = (page - 1) * listLimits.page + 1;
  const count = all === null ? `more than ${number(listLimits.counted)}` : number(all.estimates);
  return (
    <footer className={styles['footer']}>
      <output className={styles['sums']}>
        <span>
          {number(first)}–{number(first + items.length - 1)} of <b>{count}</b>
        </span>
        <span>
          This page <b>{price(pageTotal)}</b>
        </span>
        {all !== null && (
          <span>
            All {number(all.estimates)} <b>{price(all.total)}</b>
          </span>
        )}
        {isFoundInPart && <span>Many fit these words. Add one to see all of them.</span>}
      </output>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(to) =>
          router.buildLocation({ to: '/estimate/my-estimates', search: searchOf(addressOf(to)) }).href
        }
        onPage={(to) => void navigate({ search: searchOf(addressOf(to)) })}
      />
    </footer>
  );
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
