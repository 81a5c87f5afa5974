import { z } from 'zod';
import { asOperator, endpoint } from './endpoint.ts';
import { id, instant, line, phoneNumber, says } from './fields.ts';
import { operatorRoles } from './operator-roles.ts';
import { operator } from './ops-auth.ts';
import { followed, following } from './pages.ts';
import { passwordProblem } from './password-rules.ts';

const role = z.enum(operatorRoles, says('not_a_choice'));
const one = z.object({ operator });

const list = endpoint({
  method: 'GET',
  path: '/ops/operators/list',
  doc: 'Every operator there was, by name; one who is not active cannot sign in.',
  access: asOperator('ADMIN'),
  query: z.strictObject(following),
  response: z.object(followed(operator)),
  errors: [],
});

const createBody = z
  .strictObject({ phone_number: phoneNumber, name: line(3, 100), role, password: z.string() })
  .superRefine(({ phone_number, password }, context) => {
    const problem = passwordProblem(password, phone_number);
    if (problem) context.addIssue({ code: 'custom', path: ['password'], message: problem });
  });

const create = endpoint({
  method: 'POST',
  path: '/ops/operators/create',
  doc: 'Makes an operator, who signs in with this password and a code sent to the number.',
  access: asOperator('ADMIN'),
  body: createBody,
  response: one,
  errors: ['operator_exists', 'server_busy'],
  gives_secret: true,
});

const updateBody = z.strictObject({
  operator_id: id,
  role: role.optional(),
  is_active: z.boolean().optional(),
});

const update = endpoint({
  method: 'POST',
  path: '/ops/operators/update',
  doc: 'Changes an operator’s role, or takes them out and lets them in again. Their logins end with it.',
  access: asOperator('ADMIN'),
  body: updateBody,
  response: one,
  errors: ['operator_not_found', 'own_role_fixed'],
});

const act = z.object({
  id,
  act: z.string(),
  created_at: instant,
  operator_id: id.nullable(),
  operator_name: z.string().nullable(),
  user_id: id.nullable(),
  user_name: z.string().nullable(),
  program: z.string().nullable().meta({ description: 'Who started the admin program, and where.' }),
  store_id: id.nullable(),
  before: z.string().nullable().meta({ description: 'What was there before, as JSON.' }),
  after: z.string().nullable().meta({ description: 'What is there since, as JSON.' }),
  details: z.string().meta({ description: 'What else belongs to it, as JSON.' }),
});

const actsQuery = z.strictObject({
  store_id: id.optional(),
  operator_id: id.optional(),
  ...following,
});

const acts = endpoint({
  method: 'GET',
  path: '/ops/acts/list',
  doc: 'What operators did, and what sellers did to people and permissions: the newest first.',
  access: asOperator('SUPPORT'),
  query: actsQuery,
  response: z.object(followed(act)),
  errors: [],
});

export const opsOperators = { list, update, create, acts };
export type Act = z.infer<typeof act>;
export type ActsQuery = z.output<typeof actsQuery>;
export type OperatorChange = z.output<typeof updateBody>;
