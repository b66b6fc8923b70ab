import type { CountReport } from '@dre/core/domain/reports/company-figures';
import { price } from '../../lib/text/format.ts';
import styles from './reports.module.css';

export function CountFigures({ report: { sum, active, companies } }: { readonly report: CountReport }) {
  const figures = [
    ['Estimates', sum.estimates.toLocaleString('en-US')],
    ['Companies with at least one', `${active} of ${companies}`],
    ['Users', sum.users.toLocaleString('en-US')],
    ['Value of those sent', price(sum.value)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
