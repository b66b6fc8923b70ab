import { product } from '@dre/core/domain/product';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { price } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { benefits } from './benefits.tsx';
import { ManualCover } from './manual-cover.tsx';
import { Picture } from './picture.tsx';
import styles from './products-page.module.css';

export function ProductsPage() {
  return (
    <div className={styles['page']}>
      <h1>Products</h1>
      <p className={styles['lead']}>
        The same estimating book in two formats: on the web, where it builds the estimate for you, and in
        print.
      </p>
      <div className={styles['formats']}>
        <WebSoftware />
        <PrintedManual />
      </div>
    </div>
  );
}

function WebSoftware() {
  return (
    <section className={styles['card']} aria-labelledby="web-software">
      <div className={styles['view']}>
        <Picture
          name="builder"
          widths={[720, 1440]}
          width={1440}
          height={848}
          sizes="(max-width: 700px) 100vw, 700px"
          alt="The estimate builder: a fifth wheel with numbered damage beside its estimate lines"
          className={styles['screen']}
          isFirst
        />
      </div>
      <div className={styles['body']}>
        <h2 id="web-software">Web software</h2>
        <p>Illustrated vehicles, book labor times and material prices, photos and totals in one place.</p>
        <div className={styles['prices']}>
          <Price figure={`${product.trialDays} days`} condition="free trial" />
          <Price
            figure={price(product.monthlyFeePerUserCents)}
            condition="per user per month, after the trial"
          />
        </div>
        <Points points={benefits.map(({ text }) => text)} />
        <div className={styles['actions']}>
          <LinkButton size="lg" variant="primary" render={(look) => <Link to="/order-form" {...look} />}>
            Start the free trial
          </LinkButton>
          <Link to="/contact-us" className={styles['ask']}>
            Ask a question
          </Link>
        </div>
      </div>
    </section>
  );
}

function PrintedManual() {
  return (
    <section className={styles['card']} aria-labelledby="printed-manual">
      <div className={styles['view']}>
        <ManualCover />
      </div>
      <div className={styles['body']}>
        <h2 id="printed-manual">Printed manual</h2>
        <p>The estimating book on paper, for the counter and the bay.</p>
        <div className={styles['prices']}>
          <Price figure={price(product.manualMemberCents)} condition="trade-association members" />
          <Price figure={price(product.manualNonMemberCents)} condition="non-members" />
        </div>
        <Points points={['300+ pages', 'Labor times and material prices']} />
        <div className={styles['actions']}>
          <LinkButton size="lg" render={(look) => <Link to="/contact-us" {...look} />}>
            Contact us to order
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** Figure and condition in one element, so that they are read together. */
function Price({ figure, condition }: { readonly figure: string; readonly condition: string }) {
  return (
    <p className={styles['price']}>
      <b>{figure}</b> <span>{condition}</span>
    </p>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>
          <Check aria-hidden="true" />
          {point}
        </li>
      ))}
    </ul>
  );
}
