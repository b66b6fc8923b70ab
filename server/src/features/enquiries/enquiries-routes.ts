import { newCaptchaChallenge } from '@dre/core/contract/captcha';
import { sendContactUsEmail, sendOrderFormEmail } from '@dre/core/contract/enquiries/enquiries';
import { accept, refuse } from '@dre/core/domain/result';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/calls/mount.ts';
import { type EnquiryDependencies, receiveContactMessage, receiveTrialOrder } from './enquiries-service.ts';

export function enquiriesRoutes(app: FastifyInstance, deps: EnquiryDependencies): void {
  mount(app, newCaptchaChallenge, async ({ query }) => {
    const { challenge } = deps.captcha;
    return challenge === undefined ? refuse({ kind: 'not-found' }) : accept(await challenge(query.action));
  });
  mount(app, sendContactUsEmail, ({ body, requestId, peer }) =>
    receiveContactMessage(deps, body, { requestId, peer }),
  );
  mount(app, sendOrderFormEmail, ({ body, requestId, peer }) =>
    receiveTrialOrder(deps, body, { requestId, peer }),
  );
}
