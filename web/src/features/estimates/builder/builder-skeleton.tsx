import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import styles from './builder.module.css';

/** Bar and panes in their final positions, while the estimate loads. */
export function BuilderSkeleton() {
  return (
    <div className={styles['builder']} data-full-screen="">
      <h1 className={styles['spoken']}>Estimate</h1>
      <Loading isLoading label="Opening the estimate" skeleton={<Panes />} />
    </div>
  );
}

function Panes() {
  return (
    <div className={styles['skeleton']}>
      <Skeleton width={40} />
      <div className={styles['panes']}>
        <section>
          <Skeleton shape="block" />
        </section>
        <section>
          <Skeleton width={80} />
          <Skeleton width={60} />
          <Skeleton width={100} />
          <Skeleton width={80} />
          <Skeleton width={60} />
        </section>
        <section>
          <Skeleton shape="block" />
        </section>
      </div>
    </div>
  );
}
