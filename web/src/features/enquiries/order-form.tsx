import { enquiryLimits, signatureBytes } from '@dre/core/contract/enquiries/enquiries';
import { SignaturePad } from '../../ui/fields/SignaturePad.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CaptchaField } from './captcha/captcha-field.tsx';
import styles from './enquiry-layout.module.css';
import { SubmitRow } from './enquiry-layout.tsx';
import { fieldsOf, SenderFields } from './sender-fields.tsx';
import type { Enquiry } from './use-enquiry.ts';

export const emptyOrder = {
  name: '',
  title: '',
  organization: '',
  phone: '',
  email: '',
  address: '',
  referredBy: '',
  signature: '',
};

type Order = typeof emptyOrder;

const penMinWidth = 5; // spec §9: the pen of the order form

export function OrderForm({ enquiry }: { readonly enquiry: Enquiry<Order> }) {
  const { values, sending, begun, missing, adopt, set, setCaptcha, submit } = enquiry;
  const field = fieldsOf(enquiry);
  return (
    <form ref={adopt} className={styles['form']} aria-labelledby="register" noValidate onSubmit={submit}>
      <h2 id="register">Register for a free 30-day trial</h2>
      <div className={styles['fields']}>
        <SenderFields field={field} workplace={{ name: 'organization', label: 'Organization' }} />
        <div className={styles['wide']}>
          <TextArea
            {...field('address', enquiryLimits.address)}
            label="Address"
            rows={5}
            autoComplete="street-address"
          />
        </div>
        <div className={styles['wide']}>
          <TextField
            {...field('referredBy', enquiryLimits.line)}
            label="Referred By"
            size="lg"
            placeholder="A person, a dealer or an association"
          />
        </div>
        <div className={styles['wide']}>
          <SignaturePad
            label="Signature"
            isRequired
            isDisabled={sending}
            minWidth={penMinWidth}
            maxBytes={signatureBytes}
            initialImage={values.signature}
            onChange={(image) => set('signature', image)}
          />
        </div>
        <div className={styles['wide']}>
          <CaptchaField action="order" begun={begun} isDisabled={sending} onToken={setCaptcha} />
        </div>
        <div className={styles['wide']}>
          <SubmitRow name="Submit Order Form" sending={sending} missing={missing} />
        </div>
      </div>
    </form>
  );
}
