import { sendOrderFormEmail } from '@dre/core/contract/enquiries/enquiries';
import { product } from '@dre/core/domain/product';
import Check from 'lucide-react/icons/check';
import { price } from '../../lib/text/format.ts';
import { useApi } from '../../lib/calls/services.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { emptyOrder, OrderForm } from './order-form.tsx';
import styles from './order-page.module.css';
import { useEnquiry } from './use-enquiry.ts';

const required = [
  { field: 'name', words: 'name' },
  { field: 'email', words: 'email address' },
  { field: 'signature', words: 'signature' },
] as const;

const included = [
  'Illustrations of every side, with the parts named',
  'Your rates, taxes and letterhead',
  'Photos beside the drawing',
  'Estimates for customers and for insurers',
];

export function OrderPage() {
  const api = useApi();
  const enquiry = useEnquiry({
    empty: emptyOrder,
    required,
    async send(values, captchaResponse) {
      const answer = await api.call(sendOrderFormEmail, {
        body: { app: product.code, ...values, captchaResponse },
      });
      return answer.ok && Boolean(answer.value);
    },
  });
  return (
    <EnquiryLayout
      stage={enquiry.stage}
      success={{
        // The specification's words, to the letter.
        heading:
          'Thank your submitting an order form you will hear back from DRE support to help set up your account.',
      }}
      onTryAgain={enquiry.tryAgain}
      intro={<SalesText />}
      form={<OrderForm enquiry={enquiry} />}
    />
  );
}

function SalesText() {
  return (
    <>
      <h1>Test Drive the NEW Damage Repair Estimator</h1>
      <p>
        Write real estimates for {product.trialDays} days with the whole book: every vehicle type, every
        illustrated side, every labor time and material price. DRE support helps you set up your account.
      </p>
      <ul className={styles['points']}>
        {included.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles['prices']}>
        <p>
          <b>Free</b> <span>for {product.trialDays} days</span>
        </p>
        <p>
          <b>{price(product.monthlyFeePerUserCents)}</b> <span>per user per month afterwards</span>
        </p>
      </div>
    </>
  );
}
