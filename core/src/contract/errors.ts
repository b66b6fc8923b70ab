/** Every error a caller can receive, with its status and title. A test compares `docs/errors.md` with this table. */
export const errorTable = {
  'invalid-request': { status: 400, title: 'Some of what was sent is not valid.' },
  'malformed-json': { status: 400, title: 'The body is not readable JSON.' },
  'not-signed-in': { status: 401, title: 'Your session has expired.' },
  'sso-refused': {
    status: 401,
    title: 'Your company could not sign you in here. Please start again from the login page.',
  },
  'cross-site': { status: 403, title: 'This call must come from the product itself.' },
  forbidden: { status: 403, title: 'You may not do this.' },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  conflict: { status: 409, title: 'This cannot be done as things stand.' },
  'link-ended': {
    status: 410,
    title: 'This link no longer works. It was used, or its time has run out.',
  },
  'too-large': { status: 413, title: 'What was sent is too large.' },
  'unsupported-media-type': { status: 415, title: 'Send JSON, with the content type application/json.' },
  'captcha-refused': {
    status: 422,
    title: 'The check that you are a person did not pass. Please try it again.',
  },
  'too-many-requests': { status: 429, title: 'Too many requests. Please wait a moment.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  unavailable: { status: 503, title: 'The service is not ready. Please try again shortly.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorKind = keyof typeof errorTable;
