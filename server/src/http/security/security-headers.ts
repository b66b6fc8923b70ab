import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Hashes of the style elements React Aria adds at runtime. A browser test finds any other. */
const libraryStyles: readonly string[] = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  // Added on iOS only, when a modal opens.
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'reporting-endpoints': 'csp="/api/csp-report"',
};

const pagePolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", ...libraryStyles].join(' '),
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'self'",
  'media-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'app#url',
  'report-uri': '/api/csp-report',
  'report-to': 'csp',
});

/** Replies that are no page may run and load nothing. */
const dataPolicy = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' });

/** Our own documents are printed from a frame of our page, which a sandbox would forbid. */
const documentPath = '/documents/';
const documentHeaders = {
  'content-security-policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'self'" }),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * A worker takes the policy of its own file, and a sandbox would disable its cryptography. It may load our scripts and
 * nothing else.
 */
const scriptPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'frame-ancestors': "'none'",
});

/** The framed page of a third-party captcha. Its script may run only there, and only when configured. */
const captchaFramePath = '/captcha/turnstile.html';
const captchaFrameHeaders = {
  'content-security-policy': policy({
    'default-src': "'none'",
    'script-src': "'self' https://challenges.cloudflare.com",
    'frame-src': 'https://challenges.cloudflare.com',
    'connect-src': "'self' https://challenges.cloudflare.com",
    'style-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
  'x-frame-options': 'SAMEORIGIN',
};

/** Set on every reply, errors and files included. */
export function addSecurityHeaders(app: FastifyInstance, captchaProvider: string): void {
  const isCaptchaFrame = ({ url }: FastifyRequest) =>
    captchaProvider === 'turnstile' && url.split('?', 1)[0] === captchaFramePath;
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(everywhere);
    reply.headers(isCaptchaFrame(request) ? captchaFrameHeaders : policyHeaders(request, reply));
    done();
  });
}

function policyHeaders(request: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>> {
  const type = String(reply.getHeader('content-type') ?? '');
  if (type === 'application/pdf' && request.url.startsWith(documentPath)) return documentHeaders;
  // A 304 without a type keeps the cached reply, and the browser would apply this policy to it.
  if (reply.statusCode === 304 && !reply.hasHeader('content-type')) return {};
  return { 'content-security-policy': policyFor(type) };
}

function policyFor(contentType: string): string {
  if (contentType.startsWith('text/html')) return pagePolicy;
  return /^(application|text)\/javascript/.test(contentType) ? scriptPolicy : dataPolicy;
}

function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}
