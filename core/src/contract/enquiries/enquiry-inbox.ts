import { Type } from 'typebox';
import { companyKinds, companyLimits, EmailAddress } from '../companies/companies.ts';
import { endpoint } from '../endpoint.ts';
import { After, listOf, Nothing, OneId, orNull } from '../paging.ts';
import { requiredLine } from '../text-fields.ts';

const forAdministrators = { feature: 'enquiries', scope: 'admin' } as const;

export const orderStates = ['waiting', 'approved', 'declined'] as const;

const Answer = orNull(Type.String());

const orderRow = {
  id: Type.String(),
  receivedAt: Type.String(),
  state: Type.Enum(orderStates),
  name: Type.String(),
  organization: Answer,
  email: Type.String(),
  phone: Answer,
};

export const listOrders = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/orders',
  summary: 'Trial orders, the newest first',
  query: Type.Object(
    { state: Type.Optional(Type.Enum(orderStates)), after: After },
    { additionalProperties: false },
  ),
  reply: listOf(Type.Object(orderRow)),
  refusals: [],
});

export const readOrder = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/orders/:id',
  summary: 'One trial order with its signature',
  params: OneId,
  reply: Type.Object({
    ...orderRow,
    title: Answer,
    address: Answer,
    referredBy: Answer,
    /** The drawn signature as a PNG data address. */
    signature: Type.String(),
    decidedAt: Answer,
    decidedBy: Answer,
    companyName: Answer,
  }),
  refusals: ['not-found'],
});

export const approveOrder = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/orders/:id/approve',
  summary: 'Approve an order: the company opens, its owner is invited, its trial starts',
  params: OneId,
  body: Type.Object(
    {
      companyName: requiredLine(companyLimits.name),
      kind: Type.Enum(companyKinds),
      /** Visitors type their address freely (spec §5); here it must be a valid one. */
      ownerEmail: EmailAddress,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ companyId: Type.String(), trialEndsAt: Type.String() }),
  refusals: ['not-found', 'conflict'],
});

export const declineOrder = endpoint({
  ...forAdministrators,
  method: 'POST',
  path: '/api/admin/orders/:id/decline',
  summary: 'Decline an order',
  params: OneId,
  body: Nothing,
  reply: Type.Boolean(),
  refusals: ['not-found', 'conflict'],
});

export const messageStates = ['open', 'handled'] as const;

export const listMessages = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Contact messages, the newest first',
  query: Type.Object(
    { state: Type.Optional(Type.Enum(messageStates)), after: After },
    { additionalProperties: false },
  ),
  reply: listOf(
    Type.Object({
      id: Type.String(),
      receivedAt: Type.String(),
      state: Type.Enum(messageStates),
      name: Type.String(),
      title: Answer,
      company: Answer,
      phone: Answer,
      email: Type.String(),
      message: Type.String(),
      handledAt: Answer,
      handledBy: Answer,
    }),
  ),
  refusals: [],
});

export const handleMessage = endpoint({
  ...forAdministrators,
  method: 'PUT',
  path: '/api/admin/messages/:id/handled',
  summary: 'Mark a message as handled, or as open again',
  params: OneId,
  body: Type.Object({ handled: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Boolean(),
  refusals: ['not-found'],
});

export const countInbox = endpoint({
  ...forAdministrators,
  method: 'GET',
  path: '/api/admin/inbox',
  summary: 'How many orders wait and how many messages are open',
  reply: Type.Object({ waitingOrders: Type.Integer(), openMessages: Type.Integer() }),
  refusals: [],
});
