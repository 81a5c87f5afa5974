import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, uuid, version } from './fields.ts';
import { choice } from './order-row.ts';
import { followed, following } from './pages.ts';
import { registrationStates } from './registration-words.ts';
import { registrationRow } from './store-registrations.ts';

const access = asOperator('SUPPORT');

const row = registrationRow.extend({
  applicant_name: z.string().nullable(),
  applicant_phone_number: z.string().nullable(),
});

const list = endpoint({
  method: 'GET',
  path: '/ops/registrations/list',
  doc: 'Stores that have asked to sell and stand so, what waits longest first.',
  access,
  query: z.strictObject({
    state: choice(registrationStates).default('WAITING'),
    ...following,
  }),
  response: z.object(followed(row)),
  errors: [],
});

const detail = endpoint({
  method: 'GET',
  path: '/ops/registrations/detail',
  doc: 'All that a store has said of itself, and who asks for it.',
  access,
  query: z.strictObject({ store_id: id }),
  response: z.object({
    registration: row.extend({
      address: z.string(),
      district: z.string(),
      postal_code: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      document_ids: z.array(uuid),
      applicant_since: instant.nullable(),
      is_active: z.boolean(),
    }),
  }),
  errors: ['registration_not_found'],
});

const document = endpoint({
  method: 'GET',
  path: '/ops/registrations/document',
  doc: 'A fresh address of one of its documents, which works for a minute.',
  access,
  query: z.strictObject({ store_id: id, document_id: uuid }),
  response: z.object({ url: z.string(), expires_at: instant }),
  errors: ['registration_not_found', 'file_not_found'],
});

const seen = { store_id: id, version };
const answer = z.object({ registration: registrationRow });
const conflicts = [
  'registration_not_found',
  'registration_state_conflict',
  'registration_version_conflict',
] as const;

const approve = endpoint({
  method: 'POST',
  path: '/ops/registrations/approve',
  doc: 'The store sells from now on. Approved already, it is answered alike.',
  access,
  body: z.strictObject({ ...seen, text: line(0, 500).default('') }),
  response: answer,
  errors: conflicts,
});

const withReason = z.strictObject({ ...seen, reason: line(5, 500) });

const giveBack = endpoint({
  method: 'POST',
  path: '/ops/registrations/return',
  doc: 'Something has to be put right: the store reads what, and sends it again. One that was rejected may be given back, too. In the same words it is answered alike.',
  access,
  body: withReason,
  response: answer,
  errors: conflicts,
});

const reject = endpoint({
  method: 'POST',
  path: '/ops/registrations/reject',
  doc: 'The store will not sell here: it reads why. In the same words it is answered alike.',
  access,
  body: withReason,
  response: answer,
  errors: conflicts,
});

export const opsRegistrations = { list, detail, document, approve, giveBack, reject };
export type OpsRegistrationsQuery = z.output<typeof list.query>;
export type OpsRegistrationRow = z.infer<typeof row>;
export type OpsRegistration = z.infer<typeof detail.response>['registration'];
