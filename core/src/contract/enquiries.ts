import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';

/** Longest answers we keep. Generous: a refusal here costs a customer. */
export const enquiryLimits = {
  line: 200,
  phone: 60,
  email: 320,
  message: 5_000,
  address: 1_000,
  captcha: 8_192,
} as const;

/** A drawn signature is a PNG data address; 200 KB of image is 4/3 of that in base64. */
export const signatureBytes = 200 * 1024;
export const signaturePrefix = 'data:image/png;base64,';

/** One line of text: no control characters, so nothing can be smuggled into a mail header. */
const singleLine = '^[^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$';
/** Several lines: tabs and line breaks are welcome, other control characters are not. */
const severalLines = '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$';
const filled = '[^\\s]';

const line = (maxLength: number) => Type.String({ maxLength, pattern: singleLine });
const text = (maxLength: number) => Type.String({ maxLength, pattern: severalLines });
const required = <S extends ReturnType<typeof line>>(schema: S) =>
  Type.Intersect([schema, Type.String({ pattern: filled })]);

export const ContactMessage = Type.Object(
  {
    app: Type.Literal('DRE'),
    name: required(line(enquiryLimits.line)),
    title: Type.Optional(line(enquiryLimits.line)),
    company: Type.Optional(line(enquiryLimits.line)),
    phone: Type.Optional(line(enquiryLimits.phone)),
    email: required(line(enquiryLimits.email)),
    message: required(text(enquiryLimits.message)),
    captchaResponse: Type.String({ minLength: 1, maxLength: enquiryLimits.captcha }),
  },
  { additionalProperties: false },
);

export const OrderForm = Type.Object(
  {
    app: Type.Literal('DRE'),
    name: required(line(enquiryLimits.line)),
    title: Type.Optional(line(enquiryLimits.line)),
    organization: Type.Optional(line(enquiryLimits.line)),
    phone: Type.Optional(line(enquiryLimits.phone)),
    email: required(line(enquiryLimits.email)),
    address: Type.Optional(text(enquiryLimits.address)),
    referredBy: Type.Optional(line(enquiryLimits.line)),
    signature: Type.String({
      pattern: '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$',
      maxLength: signaturePrefix.length + Math.ceil(signatureBytes / 3) * 4,
    }),
    captchaResponse: Type.String({ minLength: 1, maxLength: enquiryLimits.captcha }),
  },
  { additionalProperties: false },
);

/** Truthy means success (spec §4, §7). */
const Sent = Type.Boolean();

export const sendContactUsEmail = endpoint({
  method: 'POST',
  path: '/api/Dre/SendContactUsEmail',
  matter: 'enquiries',
  scope: 'public',
  summary: 'Send a contact message',
  body: ContactMessage,
  reply: Sent,
  refusals: ['captcha-refused'],
  limit: { requests: 10, perSeconds: 60 },
  bodyBytes: 64 * 1024,
});

export const sendOrderFormEmail = endpoint({
  method: 'POST',
  path: '/api/Dre/SendOrderFormEmail',
  matter: 'enquiries',
  scope: 'public',
  summary: 'Submit a trial order',
  body: OrderForm,
  reply: Sent,
  refusals: ['captcha-refused'],
  limit: { requests: 10, perSeconds: 60 },
  bodyBytes: 320 * 1024,
});
