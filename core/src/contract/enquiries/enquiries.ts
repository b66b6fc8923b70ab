import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { line, paragraph, pngDataAddress, requiredLine, requiredParagraph, text } from '../text-fields.ts';

/** Maximum lengths. Generous, because a refusal here costs a customer. */
export const enquiryLimits = {
  line: 200,
  phone: 60,
  email: 320,
  message: 5_000,
  address: 1_000,
  captcha: 8_192,
} as const;

/** The largest drawn signature, in bytes of PNG. */
export const signatureBytes = 200 * 1024;

export const ContactMessage = Type.Object(
  {
    app: Type.Literal('DRE'),
    name: requiredLine(enquiryLimits.line),
    title: Type.Optional(line(enquiryLimits.line)),
    company: Type.Optional(line(enquiryLimits.line)),
    phone: Type.Optional(line(enquiryLimits.phone)),
    email: requiredLine(enquiryLimits.email),
    message: requiredParagraph(enquiryLimits.message),
    captchaResponse: text(enquiryLimits.captcha, 1),
  },
  { additionalProperties: false },
);

export const OrderForm = Type.Object(
  {
    app: Type.Literal('DRE'),
    name: requiredLine(enquiryLimits.line),
    title: Type.Optional(line(enquiryLimits.line)),
    organization: Type.Optional(line(enquiryLimits.line)),
    phone: Type.Optional(line(enquiryLimits.phone)),
    email: requiredLine(enquiryLimits.email),
    address: Type.Optional(paragraph(enquiryLimits.address)),
    referredBy: Type.Optional(line(enquiryLimits.line)),
    signature: pngDataAddress(signatureBytes),
    captchaResponse: text(enquiryLimits.captcha, 1),
  },
  { additionalProperties: false },
);

/** Truthy means success (spec §4, §7). */
const Sent = Type.Boolean();

export const sendContactUsEmail = endpoint({
  method: 'POST',
  path: '/api/Dre/SendContactUsEmail',
  feature: 'enquiries',
  scope: 'public',
  summary: 'Send a contact message',
  body: ContactMessage,
  reply: Sent,
  refusals: ['captcha-refused', 'invalid-request'],
  limit: { requests: 10, perSeconds: 60 },
  bodyBytes: 64 * 1024,
});

export const sendOrderFormEmail = endpoint({
  method: 'POST',
  path: '/api/Dre/SendOrderFormEmail',
  feature: 'enquiries',
  scope: 'public',
  summary: 'Submit a trial order',
  body: OrderForm,
  reply: Sent,
  refusals: ['captcha-refused', 'invalid-request'],
  limit: { requests: 10, perSeconds: 60 },
  bodyBytes: 320 * 1024,
});
