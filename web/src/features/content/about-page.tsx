import { product } from '@dre/core/domain/product';
import { fifthWheelRoadSide } from '@dre/illustrations/fifth-wheel';
import { Link } from '@tanstack/react-router';
import { Drawing } from '../../lib/components/drawing.tsx';
import { price } from '../../lib/text/format.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './about-page.module.css';

export function AboutPage() {
  return (
    <article className={styles['page']}>
      <h1>About Us</h1>
      <p className={styles['lead']}>
        The RV Damage Repair Estimator is an online damage repair estimator for recreational vehicle
        dealerships, repair shops, body shops and insurance claim departments.
      </p>
      <figure className={styles['figure']}>
        <Drawing
          scene={fifthWheelRoadSide}
          idPrefix="about"
          label="Road side of a fifth wheel with its damaged corner hatched and numbered"
          damaged={['sidewall-lower-rear']}
          pins={[
            { number: 1, x: 389.2, y: 106.7 },
            { number: 2, x: 389.2, y: 147.7 },
            { number: 3, x: 404.3, y: 130.6 },
          ]}
        />
        <figcaption>One of the illustrated pictures an estimate is built from.</figcaption>
      </figure>
      <h2>What it gives</h2>
      <p>
        It gives labor times and material prices for building repair estimates and insurance claim estimates.
        Estimates are built from illustrated pictures of vehicles plus the estimating book’s information, and
        pictures of real vehicles can be uploaded and compared side by side with the illustrations.
      </p>
      <h2>History</h2>
      <p>
        The estimator began as a book: a printed manual with the labor times and material prices of
        recreational vehicle repair, made for the trade and still in print. The online edition brought the
        book to the screen. Its tables became illustrated pictures that can be pointed at, and its sums are
        added up where the estimate is written. Today’s online edition is version {product.version}.
      </p>
      <h2>What it is for</h2>
      <p>
        It helps to schedule work, measure performance, keep technicians on task and on time, and prepare
        detailed and consistent consumer and insurance estimates.
      </p>
      <h2>Online and in print</h2>
      <p>
        This is the online edition of the estimator. It is also sold as a printed manual of 300+ pages:{' '}
        {price(product.manualMemberCents)} for trade-association members,{' '}
        {price(product.manualNonMemberCents)} for non-members. The online version has a free{' '}
        {product.trialDays}-day trial, then a monthly maintenance fee of{' '}
        {price(product.monthlyFeePerUserCents)} per user.
      </p>
      <div className={styles['actions']}>
        <LinkButton size="lg" variant="primary" render={(look) => <Link to="/products" {...look} />}>
          See both formats
        </LinkButton>
        <LinkButton size="lg" render={(look) => <Link to="/contact-us" {...look} />}>
          Contact Us
        </LinkButton>
      </div>
    </article>
  );
}
