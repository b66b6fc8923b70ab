import { enquiryLimits, sendContactUsEmail } from '@dre/core/contract/enquiries/enquiries';
import { product } from '@dre/core/domain/product';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../lib/calls/services.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { CaptchaField } from './captcha/captcha-field.tsx';
import styles from './enquiry-layout.module.css';
import { EnquiryLayout, SubmitRow } from './enquiry-layout.tsx';
import { fieldsOf, SenderFields } from './sender-fields.tsx';
import { type Enquiry, useEnquiry } from './use-enquiry.ts';

const empty = { name: '', title: '', company: '', phone: '', email: '', message: '' };

const required = [
  { field: 'name', words: 'name' },
  { field: 'email', words: 'email address' },
  { field: 'message', words: 'message' },
] as const;

export function ContactPage() {
  const api = useApi();
  const enquiry = useEnquiry({
    empty,
    required,
    async send(values, captchaResponse) {
      const answer = await api.call(sendContactUsEmail, {
        body: { app: product.code, ...values, captchaResponse },
      });
      return answer.ok && Boolean(answer.value);
    },
  });
  const carryOver = useEffectEvent((words: string) => enquiry.set('message', words));
  useEffect(() => {
    // A visitor who found no answer in the help arrives with the searched text.
    const words = new URLSearchParams(location.hash.slice(1)).get('about');
    if (words) carryOver(words);
  }, []);
  return (
    <EnquiryLayout
      stage={enquiry.stage}
      success={{
        heading: 'Thank your for contacting Damage Repair Estimator',
        text: 'Your message has been sent.',
      }}
      onTryAgain={enquiry.tryAgain}
      intro={<ContactIntro />}
      form={<ContactForm enquiry={enquiry} />}
    />
  );
}

function ContactIntro() {
  return (
    <>
      <h1>Contact Us</h1>
      <p>
        Ask about the estimator, order the printed manual or get help with your account. Write to us and DRE
        support will answer by email.
      </p>
      <p>
        If you would like to try the product first,{' '}
        <Link to="/order-form">register for a free 30-day trial</Link>.
      </p>
    </>
  );
}

function ContactForm({ enquiry }: { readonly enquiry: Enquiry<typeof empty> }) {
  const { sending, begun, missing, adopt, setCaptcha, submit } = enquiry;
  const field = fieldsOf(enquiry);
  return (
    <form ref={adopt} className={styles['form']} aria-label="Contact Us" noValidate onSubmit={submit}>
      <div className={styles['fields']}>
        <SenderFields field={field} workplace={{ name: 'company', label: 'Company' }} />
        <div className={styles['wide']}>
          <TextArea {...field('message', enquiryLimits.message)} label="Message" rows={5} isRequired />
        </div>
        <div className={styles['wide']}>
          <CaptchaField action="contact" begun={begun} isDisabled={sending} onToken={setCaptcha} />
        </div>
        <div className={styles['wide']}>
          <SubmitRow name="Send Message" sending={sending} missing={missing} />
        </div>
      </div>
    </form>
  );
}
